-- Rules of a price: fees, the counting of days (the setting `dayCounting`) and discount codes.

create table fees (
  position integer not null,
  kind text not null,
  amount numeric(8,2) not null,
  currency text not null,
  unit text not null,
  at_most numeric(8,2),
  pickup text,
  "return" text,
  country text,
  age integer,
  minutes integer,
  from_time time(0),
  until_time time(0),
  constraint fees_pkey primary key (position),
  constraint fees_amount_check check (amount between 0 and 100000),
  constraint fees_currency_check check (currency in ('USD', 'GEL')),
  constraint fees_at_most_check check (
    at_most is null
    or at_most between 0 and 100000 and kind in ('lateReturn', 'secondDriver', 'youngDriver')
  ),
  constraint fees_unit_check check (case kind
    when 'lateReturn' then unit = 'hour'
    when 'extraKm' then unit = 'km'
    when 'secondDriver' then unit in ('rental', 'day')
    when 'youngDriver' then unit in ('rental', 'day')
    when 'oneWay' then unit = 'rental'
    when 'delivery' then unit = 'rental' and currency = 'GEL'
    when 'outOfHours' then unit = 'rental'
    when 'border' then unit = 'rental'
    else false
  end),
  constraint fees_places_check check (
    (kind in ('oneWay', 'delivery')) = (pickup is not null and "return" is not null)
    and (pickup is null) = ("return" is null)
    and (kind <> 'oneWay' or pickup <> "return")
  ),
  constraint fees_country_check check ((kind = 'border') = (country is not null) and country ~ '^[A-Z]{2}$'),
  constraint fees_age_check check ((kind = 'youngDriver') = (age is not null) and age between 18 and 99),
  constraint fees_minutes_check check (
    (kind = 'lateReturn') = (minutes is not null) and minutes between 0 and 1440
  ),
  constraint fees_times_check check (
    (kind = 'outOfHours') = (from_time is not null and until_time is not null)
    and (from_time is null) = (until_time is null) and from_time <> until_time
  )
);
comment on table fees is 'a rule of a fee in each row; none: prices as specified';
comment on column fees.unit is 'rental: once; otherwise amount is for each day, hour or kilometre';
comment on column fees.at_most is 'the most that the fee comes to in a rental';
comment on column fees.pickup is 'the slug of a place, which may have gone: then no rental has this fee';
comment on column fees.age is 'drivers younger than this, in years, pay it';
comment on column fees.minutes is 'a return late by this or less costs nothing';
comment on column fees.until_time is 'exclusive; before from_time: of the next day';
create unique index fees_single_key on fees (kind) where kind in ('lateReturn', 'secondDriver', 'extraKm');
create unique index fees_places_key on fees (kind, pickup, "return") where pickup is not null;
create unique index fees_country_key on fees (country) where country is not null;
create unique index fees_age_key on fees (age) where age is not null;
create trigger fees_count_change before insert or delete or update or truncate on fees
  for each statement
  execute function count_fleet_change();

create table discount_codes (
  code text not null,
  percent numeric(5,2),
  amount numeric(8,2),
  currency text,
  last_day date,
  max_uses integer,
  position integer not null,
  constraint discount_codes_pkey primary key (code),
  constraint discount_codes_position_key unique (position),
  constraint discount_codes_code_check check (code ~ '^[A-Z0-9-]{2,30}$'),
  constraint discount_codes_value_check check (
    num_nonnulls(percent, amount) = 1 and (amount is null) = (currency is null)
  ),
  constraint discount_codes_percent_check check (percent > 0 and percent <= 100),
  constraint discount_codes_amount_check check (amount > 0 and amount <= 100000),
  constraint discount_codes_currency_check check (currency in ('USD', 'GEL')),
  constraint discount_codes_max_uses_check check (max_uses between 1 and 1000000)
);
comment on column discount_codes.code is 'as normalizeCode writes it';
comment on column discount_codes.last_day is 'on which a booking can be made with it; null: no end';
comment on column discount_codes.max_uses is 'the number of bookings, without cancelled ones; null: any number';
create trigger discount_codes_count_change before insert or delete or update or truncate on discount_codes
  for each statement
  execute function count_fleet_change();

alter table bookings
  add column choices jsonb not null default '{}',
  add column discount_code text,
  add constraint bookings_choices_check check (jsonb_typeof(choices) = 'object');
comment on column bookings.choices is '{"driverAge": 22, "secondDriver": true, "zeroExcess": true, "border": "AM", "discount": {"code": "SPRING", "percent": 10}}: what the price follows from besides trip and extras';
comment on column bookings.discount_code is 'the code of choices, by which its uses are counted';
create index bookings_discount_code_idx on bookings (discount_code) where discount_code is not null;

insert into price_versions (subject) values ('fees'), ('codes');
alter table price_changes
  drop constraint price_changes_subject_check,
  add constraint price_changes_subject_check check (
    subject in ('rates', 'seasons', 'places', 'extras', 'currency', 'roads', 'fees', 'codes')
  );
-- An earlier change of the currency had no fees to convert.
update price_changes set
  before = before || '{"fees": [], "codes": []}', after = after || '{"fees": [], "codes": []}'
where subject = 'currency';
