import { stringify } from "csv-stringify/sync";
import type { Booking } from "~/booking/booking";
import { FIELD_NAMES } from "~/booking/fields";
import { EXTRA_FIELDS } from "~/pricing/extras";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import { readFilters, type BookingFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";

const AT_ONCE = 1000;

/** The columns in their order; a field that is not among them follows at the end. */
const COLUMNS: readonly (keyof Booking)[] = [
  "id",
  "status",
  "createdAt",
  "name",
  "phone",
  "email",
  "contactPreference",
  "vehicle",
  "vehicleType",
  "pickup",
  "pickupDate",
  "pickupTime",
  "return",
  "returnDate",
  "returnTime",
  "rentalDays",
  "pricePerDay",
  "deliveryFee",
  "totalPrice",
  ...EXTRA_FIELDS,
  "notes",
];

const ALL_COLUMNS = [...new Set([...COLUMNS, ...FIELD_NAMES])];

/**
 * Bookings as lines of a table (RFC 4180), with the head and the mark of UTF-8 in front of the first
 * ones. No cell can be a formula: what starts like one gets an apostrophe in front.
 */
export function csvLines(bookings: readonly Booking[], first: boolean): string {
  return stringify([...bookings], {
    columns: ALL_COLUMNS,
    header: first,
    bom: first,
    record_delimiter: "windows",
    escape_formulas: true,
    // The library quotes for the delimiter of its lines alone.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: withoutLaterFormulas },
  });
}

/**
 * Where commas are decimal, Excel parts cells at semicolons alone, and knows no quotes inside them:
 * what stands after one, or on a new line, is a cell there too.
 */
function withoutLaterFormulas(text: string) {
  return text.replaceAll(/([;\t\r\n]\s*)(?=[=+\-@])/g, "$1'");
}

/** Answers with all bookings that fit the filters of an address, read as the client takes them. */
export function answerBookingsCsv(sql: Sql, url: URL): Response {
  const filters = readFilters(url.searchParams);
  return new Response(streamOf(readLines(sql, filters)), {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="bookings.csv"',
      // To compress it, all of it would be held in memory.
      "Content-Encoding": "identity",
    },
  });
}

function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* readLines(sql: Sql, filters: BookingFilters) {
  let before: bigint | null = null;
  try {
    for (let first = true; ; first = false) {
      const page = { limit: AT_ONCE, before };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends.
      const bookings: Booking[] = await listFilteredBookings(sql, filters, page);
      if (first || bookings.length > 0) yield csvLines(bookings, first);
      if (bookings.length < AT_ONCE) return;
      before = BigInt(bookings.at(-1)!.id);
    }
  } catch (error) {
    log.error({ err: error }, "a table of bookings broke off");
    throw error;
  }
}
