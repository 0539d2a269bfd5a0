-- The sum to pay of a booking, with its fees in the main currency.

alter table bookings
  add column fees jsonb not null default '[]',
  add column payable numeric(12,2),
  add constraint bookings_fees_check check (jsonb_typeof(fees) = 'array'),
  add constraint bookings_payable_check check (payable >= 0);
comment on column bookings.fees is '[{"kind": "delivery", "amount": 16, "currency": "USD", "original": {"amount": 45, "currency": "GEL"}}, …]: what is paid besides total_price';
comment on column bookings.payable is 'total_price and all fees, in currency; null: a fee can''t be converted';

-- The delivery fee of a booking is converted at the rate of its day, as that of a new one.
update bookings set fees = jsonb_build_array(case
  when bookings.currency = 'USD' and rate > 0 then jsonb_build_object(
    'kind', 'delivery', 'amount', floor(round(delivery_fee / rate, 6)), 'currency', 'USD',
    'original', jsonb_build_object('amount', delivery_fee, 'currency', 'GEL')
  )
  else jsonb_build_object('kind', 'delivery', 'amount', delivery_fee, 'currency', 'GEL')
end)
from (select id as booking_id, (exchange ->> 'GEL')::numeric as rate from bookings) as rates
where id = booking_id and delivery_fee > 0;
update bookings set payable = total_price + coalesce((fees -> 0 ->> 'amount')::numeric, 0)
where coalesce(fees -> 0 ->> 'currency', currency) = currency;
update return_requests set quote = quote || jsonb_build_object(
  'fees', fees, 'exchange', exchange,
  'payable', (quote ->> 'totalPrice')::numeric + payable - total_price
)
from bookings where bookings.id = booking_id;

drop function if exists change_return(
  bigint, timestamp, date, time, integer, numeric, numeric, jsonb, timestamp
);
drop function if exists change_model(
  bigint, integer, text, text, integer, numeric, numeric, jsonb, boolean, timestamp
);
