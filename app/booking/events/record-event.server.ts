import type { PendingQuery, Row } from "postgres";
import type { Sql } from "~/web/db.server";
import {
  channelsFor,
  type ActorKind,
  type Channel,
  type EventKind,
  type InternalKind,
} from "./channels";

/**
 * An event for a booking's history. `text` is set for messages only; a trigger stores it in
 * `event_texts`.
 */
type NewEvent = {
  kind: EventKind;
  /** The name shown in the history. */
  actor: string;
  actorKind: ActorKind;
  text?: string;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it: strangers are counted apart. */
  requester?: string | undefined;
  /** Selects the value before and after the change. Without it the history doesn't say what changed. */
  change?: Fragment;
  /** The condition for the notifications. Without it all are written. */
  notifyIf?: Fragment;
};

type Fragment = PendingQuery<Row[]>;

/**
 * Returns table expressions for a statement that changes bookings. For each row of the statement's table
 * expression `booking` they insert an event and an outbox row for each channel to notify. If customers get an
 * e-mail for what a customer did, `booking` needs the column `email`.
 */
export function recordEvent(sql: Sql, event: NewEvent, enabled: readonly Channel[]) {
  const { kind, actor, actorKind, text = null, requester = "", notifyIf = sql`true` } = event;
  const { change = sql`null::jsonb` } = event;
  const channels = channelsFor(kind, actorKind, enabled);
  return sql`
    event as (
      insert into booking_events (booking_id, kind, actor, text, change)
      select id, ${kind}, ${actor}, ${text}, ${change} from booking
      returning id, booking_id
    ), outbox_row as (
      insert into outbox (booking_id, event_id, kind, channel)
      select event.booking_id, event.id, ${kind}, channel
      from event, unnest(${[...channels]}::text[]) as channel
      where ${actorKind === "visitor" && channels.includes("emailVisitor") ? withinMailLimit(sql, notifyIf, { kind, requester }) : notifyIf}
    )`;
}

/**
 * The most e-mails to one address that strangers of one network can cause, in an hour and in a day, and those of all
 * networks in a day.
 */
export const MAILS_PER_RECIPIENT = { hour: 3, day: 10, allDay: 20 };

/** How many of these e-mails a message leaves to what matters more: that a booking is cancelled, or a lost link. */
const LEFT_BY_MESSAGES = 1;

/**
 * Returns the condition that counts an e-mail to an address, and is false beyond the limits. `left` of each stay for
 * other e-mails.
 */
export function claimMail(sql: Sql, address: Fragment, requester: string, left = 0) {
  const { hour, day, allDay } = MAILS_PER_RECIPIENT;
  return sql`
    claim_mail(${address}, ${requester}, ${hour - left}::integer, ${day - left}::integer, ${allDay - left}::integer)`;
}

/**
 * Returns table expressions like those of `recordEvent`, for a statement that has recorded that a booking was `placed`,
 * and perhaps `confirmed` at once. The customer then gets the confirmation only, and the company one message, which
 * says that nothing is left to decide; the webhook gets both events.
 */
export function recordPlacing(sql: Sql, requester: string, enabled: readonly Channel[]) {
  const placed = channelsFor("placed", "visitor", enabled);
  const confirmed = enabled.filter((channel) => CONFIRMED_AT_ONCE.has(channel));
  const placedOnly = placed.filter((channel) => channel !== "emailVisitor");
  return sql`
    event as (
      select id, booking_id, 'placed' as kind, case
        when exists (select from confirmed) then ${[...placedOnly]}::text[] else ${[...placed]}::text[]
      end as channels
      from placed
      union all
      select id, booking_id, 'confirmed', ${[...confirmed]}::text[] from confirmed
    ), outbox_row as (
      insert into outbox (booking_id, event_id, kind, channel)
      select event.booking_id, event.id, event.kind, channel
      from event, unnest(event.channels) as channel
      where ${placed.includes("emailVisitor") ? withinMailLimit(sql, sql`true`, { kind: "placed", requester }) : sql`true`}
    )`;
}

/** The channels that get the confirmation of a booking besides the message that it was placed, or instead of it. */
const CONFIRMED_AT_ONCE: ReadonlySet<Channel> = new Set(["emailVisitor", "webhook"]);

/** Returns the condition that limits e-mails that strangers can cause to any address. */
function withinMailLimit(
  sql: Sql,
  notifyIf: Fragment,
  { kind, requester }: { kind: EventKind; requester: string },
) {
  const left = kind === "message" ? LEFT_BY_MESSAGES : 0;
  const email = sql`(select email from booking where booking.id = event.booking_id)`;
  return sql`
    case when not (${notifyIf}) then false
      when channel = 'emailVisitor'
        then ${claimMail(sql, email, requester, left)}
      else true end`;
}

/**
 * Returns table expressions like those of `recordEvent`, for an event without notifications. `change` selects the
 * value before and after, if the history has them.
 */
export function recordInternalEvent(
  sql: Sql,
  kind: InternalKind,
  actor: string,
  change: Fragment = sql`null::jsonb`,
) {
  return sql`
    event as (
      insert into booking_events (booking_id, kind, actor, change)
      select id, ${kind}, ${actor}, ${change} from booking
      returning id, booking_id, change
    )`;
}

/** Selects the change of the car of a statement's `booking` since `seen`. */
export function carChange(sql: Sql) {
  return sql`(select car_change(seen.car, booking_car(seen.id)) from seen)`;
}

/**
 * Selects the change of the car of a statement's `booking` since `seen`; if the car is the same, that the booking
 * was pinned to it or is no longer pinned.
 */
export function carOrPinChange(sql: Sql, pinned: boolean) {
  return sql`
    (
      select coalesce(car_change(seen.car, booking_car(seen.id)), jsonb_build_object(
        'of', 'pin', 'from', case when seen.pinned then 'on' else 'off' end, 'to', ${pinned ? "on" : "off"}::text
      ))
      from seen
    )`;
}

/** Selects the sums to pay before and after a change; the totals where one of them can't be told in one currency. */
export function sumChange(sql: Sql) {
  const isKnown = sql`num_nulls((seen.was).payable, (change.booking).payable) = 0`;
  return sql`
    jsonb_build_object(
      'from', case when ${isKnown} then (seen.was).payable else (seen.was).total_price end,
      'to', case when ${isKnown} then (change.booking).payable else (change.booking).total_price end,
      'currency', (change.booking).currency
    )`;
}

/** Selects the change of the planned return, with the price before and after. */
export function returnChange(sql: Sql) {
  return sql`
    (
      select jsonb_build_object(
        'of', 'return',
        'from', to_char((seen.was).return_date + (seen.was).return_time, 'YYYY-MM-DD HH24:MI'),
        'to', to_char((change.booking).return_date + (change.booking).return_time, 'YYYY-MM-DD HH24:MI'),
        'sums', ${sumChange(sql)}
      )
      from seen, change
    )`;
}

/** Selects the change of places and planned times, with the price before and after. */
export function tripChange(sql: Sql) {
  const times = (row: string) => sql`concat_ws(
    ' ', (${sql(row)}).pickup_date, to_char((${sql(row)}).pickup_time, 'HH24:MI'),
    (${sql(row)}).return_date, to_char((${sql(row)}).return_time, 'HH24:MI')
  )`;
  const places = (row: string) => sql`jsonb_build_array(
    coalesce((${sql(row)}).place_names -> 'pickup', to_jsonb((${sql(row)}).pickup)),
    coalesce((${sql(row)}).place_names -> 'return', to_jsonb((${sql(row)})."return"))
  )`;
  return sql`
    (
      select jsonb_build_object(
        'of', 'trip', 'from', ${times("seen.was")}, 'to', ${times("change.booking")},
        'places', jsonb_build_object('from', ${places("seen.was")}, 'to', ${places("change.booking")}),
        'sums', ${sumChange(sql)}
      )
      from seen, change
    )`;
}

/**
 * Selects the change of the time when the vehicle was handed over, or came back; null means that there is no mark.
 */
export function markChange(sql: Sql, mark: "out" | "returned") {
  const column = sql(mark === "out" ? "out_at" : "returned_at");
  return sql`
    (
      select jsonb_build_object(
        'of', ${mark}::text,
        'from', to_char(business_time((was).${column}), 'YYYY-MM-DD HH24:MI'),
        'to', to_char(business_time((booking).${column}), 'YYYY-MM-DD HH24:MI')
      )
      from seen, (select change.booking from change) as changed
    )`;
}
