-- Erases what identifies the persons of the bookings: contacts, links, messages, and notes with a contact as a whole
-- word, those on other bookings too.
create or replace function erase_bookings(targets bigint[]) returns void language plpgsql
security definer
set search_path from current
as $$
declare
  contacts text[] := array(
    select distinct lower(email) from bookings where id = any(targets) and email <> ''
  );
begin
  perform empty_notes(
    coalesce(array_agg(note_id) filter (where kind = 'block'), '{}'),
    coalesce(array_agg(note_id) filter (where kind = 'booking'), '{}')
  ) from person_notes(targets) where found_by = 'contact';
  delete from recipient_mails
  where recipient in (select mail_recipient(contact) from unnest(contacts) as contact);
  delete from booking_keys
  where fingerprint in (select fingerprint from bookings where id = any(targets));
  delete from booking_repeats where booking_id = any(targets);
  delete from booking_links where booking_id = any(targets);
  delete from decision_links where booking_id = any(targets);
  delete from outbox where booking_id = any(targets) or next_id = any(targets);
  delete from customer_mails where booking_id = any(targets);
  delete from booking_notes where booking_id = any(targets);
  delete from return_requests where booking_id = any(targets);
  delete from event_texts using booking_events
  where event_id = booking_events.id and booking_id = any(targets);
  update booking_events set text = null where booking_id = any(targets) and text is not null;
  update bookings set
    name = '', email = '', phone = '', notes = '', flight = '', last_message = null, fingerprint = '',
    calendar_uid = '', proven_email = null, choices = choices - 'driverAge', erased_at = now()
  where id = any(targets);
end
$$;
