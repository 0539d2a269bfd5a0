import { data, href } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { eraseCustomer, type EraseCustomerResult } from "~/booking/person/erase-person.server";
import { exportCustomer } from "~/booking/person/export-person.server";
import { readSubject } from "~/booking/person/person-subject.server";
import type { Sql } from "~/web/db.server";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/access.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { apiError } from "~/web/http/api.server";
import { firstText } from "~/web/first-text";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { CANCEL, CHOSEN_NOTE, ERASED, KEPT_NOTE, PERSON_INTENTS, WHO, BOOKING } from "./person";
import { findBooking } from "~/booking/booking.queries.server";
import { listCustomerNotes, type CustomerNote } from "~/booking/person/person-notes.queries.server";
import { listCustomerBookings, type CustomerBooking } from "~/booking/person/person.queries.server";
import { readId } from "~/web/id";

type PersonForm = { request: Request; form: FormData; staff: Staff; record: RecordSecurity };

const PATIENCE_MS = 5_000;
const WHO_LENGTH = 300;

/** Finds or erases a customer's data, in a session that was confirmed lately. */
export async function answerPersonForm(store: BookingStore, sent: PersonForm) {
  const { request, form, staff } = sent;
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/person"));
  const who = readWho(form);
  switch (form.get("intent")) {
    case PERSON_INTENTS.find:
      return showPersonPage(await findView(store.sql, who));
    case PERSON_INTENTS.ask:
      return showPersonPage(await findView(store.sql, who, true));
    case PERSON_INTENTS.erase:
      return erase(store, sent, who);
    default:
      throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

function readWho(form: FormData): string {
  return firstText(form.get(WHO)).slice(0, WHO_LENGTH);
}

function showPersonPage(view: PersonView, status = view.problem ? 422 : 200) {
  return data(view, { status, headers: PRIVATE_HEADERS });
}

async function erase(
  store: BookingStore,
  { request, form, staff, record }: PersonForm,
  who: string,
) {
  const subject = readSubject(who);
  if (!subject) return showPersonPage(await findView(store.sql, who));
  const erased = await eraseCustomer(store, subject, {
    actor: staff.username,
    now: new Date(),
    cancel: form.get(CANCEL) === "yes",
    kept: form.getAll(KEPT_NOTE).map(firstText),
    chosen: form.getAll(CHOSEN_NOTE).map(firstText),
    patienceMs: PATIENCE_MS,
  });
  if (!erased.ok) return refuseErasure(store.sql, erased, who);
  const count = erased.erased.length;
  const account = staff.username;
  record({ event: "erasure", outcome: "ok", account, detail: `bookings: ${count}` });
  return deskRedirect(request, `${href("/admin/person")}?${ERASED}=${count}`);
}

async function refuseErasure(
  sql: Sql,
  { reason }: Extract<EraseCustomerResult, { ok: false }>,
  who: string,
) {
  const view = await findView(sql, who);
  return reason === "unknown"
    ? showPersonPage(view)
    : showPersonPage({ ...view, problem: reason }, 409);
}

/** Responds with the download. */
export async function answerPersonExport(sql: Sql, { request, form, staff, record }: PersonForm) {
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/person"));
  const subject = readSubject(readWho(form));
  const exported = subject && (await exportCustomer(sql, subject, new Date()));
  if (!exported) return apiError(404, "nothing is stored about this person");
  record({ event: "export", outcome: "ok", account: staff.username, detail: "person.json" });
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="person.json"',
    },
  });
}

type FoundBooking = Pick<
  CustomerBooking,
  "id" | "vehicle" | "pickupDate" | "returnDate" | "status" | "unfinished"
>;

/** What the page shows. */
export type PersonView = {
  /** The e-mail address or phone of the customer. */
  who: string;
  /** The customer's bookings; null before a search. */
  found: FoundBooking[] | null;
  /** Notes about the customer, outside of these bookings; read for the question. */
  notes: CustomerNote[];
  problem: "invalid" | "unknown" | "unfinished" | "notifying" | null;
  /** Whether the page asks before erasing. */
  asks: boolean;
};

export async function findView(sql: Sql, who: string, asks = false): Promise<PersonView> {
  const subject = readSubject(who);
  if (!subject) return { ...NOTHING, who, problem: "invalid" };
  const bookings = await listCustomerBookings(sql, subject, new Date());
  const found = bookings.map(({ id, vehicle, pickupDate, returnDate, status, unfinished }) => {
    return { id, vehicle, pickupDate, returnDate, status, unfinished };
  });
  if (found.length === 0) {
    // A phone whose number can't be read is only found if a booking has it as typed.
    const isUnread = "phone" in subject && subject.phone.number === null;
    return { ...NOTHING, who, problem: isUnread ? "invalid" : "unknown" };
  }
  const ids = found.map(({ id }) => id);
  const notes = asks ? await listCustomerNotes(sql, ids) : [];
  return { who, found, notes, problem: null, asks };
}

const NOTHING: PersonView = { who: "", found: null, notes: [], problem: null, asks: false };

/** Loads the customer of the booking that the address names, and what the last form has erased. */
export async function loadPerson(sql: Sql, request: Request) {
  const { searchParams: search } = new URL(request.url);
  const id = readId(search.get(BOOKING) ?? "");
  const booking = id === null ? null : await findBooking(sql, id);
  const who = booking && (booking.email || booking.phone);
  const view = who ? await findView(sql, who) : NOTHING;
  const erased = Number(readId(search.get(ERASED) ?? "") ?? 0);
  return { view, erased };
}
