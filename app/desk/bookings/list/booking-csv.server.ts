import { stringify } from "csv-stringify/sync";
import type { Booking } from "~/booking/booking";
import { FIELD_NAMES } from "~/booking/booking-fields";
import { EXTRA_FIELDS } from "~/pricing/fixed-extras";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { readFilters, type BookingFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";

const BATCH_SIZE = 1000;

/** The first columns; other fields follow. */
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
  "currency",
  ...EXTRA_FIELDS,
  "notes",
];

/** A cell has one value. */
const LEFT_OUT: ReadonlySet<keyof Booking> = new Set(["lines", "placeNames", "exchange"]);

const ALL_COLUMNS = [...new Set([...COLUMNS, ...FIELD_NAMES])].filter(
  (name) => !LEFT_OUT.has(name),
);

/**
 * Bookings as CSV lines (RFC 4180); the first ones start with a BOM and the header. Cells that start
 * like a formula are prefixed with an apostrophe.
 */
export function csvLines(bookings: readonly Booking[], isFirst: boolean): string {
  return stringify([...bookings], {
    columns: ALL_COLUMNS,
    header: isFirst,
    bom: isFirst,
    record_delimiter: "windows",
    escape_formulas: true,
    // The library itself quotes only the record delimiter.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: escapeInnerFormulas },
  });
}

/**
 * With a decimal comma locale, Excel splits cells at semicolons and ignores quotes inside them: text
 * after a semicolon or on a new line becomes a cell too. East Asian spreadsheets read full-width signs
 * like the others, and some programs run what follows a `|`.
 */
function escapeInnerFormulas(text: string) {
  return text.replace(/^\|/, "'|").replaceAll(INNER_FORMULA, "'");
}

/** The place before a sign. It looks back from the sign: on from each space would be quadratic. */
const INNER_FORMULA = /(?=[=+\-@|＝＋－＠])(?<=[;\t\r\n]\s*)/g;

/** Streams all bookings that match the filters of a URL. */
export function answerBookingsCsv(sql: Sql, url: URL): Response {
  const filters = readFilters(url.searchParams);
  return new Response(streamOf(readLines(sql, filters)), {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="bookings.csv"',
      // Compression would buffer the whole response in memory.
      "Content-Encoding": "identity",
    },
  });
}

function streamOf(chunks: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* readLines(sql: Sql, filters: BookingFilters) {
  let before: bigint | null = null;
  try {
    for (let isFirst = true; ; isFirst = false) {
      const page = { limit: BATCH_SIZE, before };
      // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ends.
      const bookings: Booking[] = await listFilteredBookings(sql, filters, page);
      if (isFirst || bookings.length > 0) yield csvLines(bookings, isFirst);
      if (bookings.length < BATCH_SIZE) return;
      before = BigInt(bookings.at(-1)!.id);
    }
  } catch (error) {
    log.error({ err: error }, "the CSV export of bookings failed");
    throw error;
  }
}
