import { stringify } from "csv-stringify/sync";
import type { TFunction } from "i18next";
import type { Booking } from "~/booking/booking";
import { carTypeOf } from "~/booking/booking-car";
import type { SeenBooking } from "~/booking/booking.queries.server";
import { businessMoment } from "~/web/calendar";
import type { BodyType } from "~/catalog/fleet/vehicle-type";
import { separatorIn } from "~/desk/transfer/csv/write-csv.server";
import type { Sql } from "~/web/db.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { log } from "~/web/log.server";
import { englishName } from "~/catalog/pricing/english-name";
import { SPECIFIED_EXTRAS, type ExtraField, type ExtraLine } from "~/catalog/pricing/extras";
import { textIn, type Localized } from "~/web/i18n/localized";
import { keysOf } from "~/web/records";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { MessageKey } from "~/web/message-key";
import { readFilters, type BookingFilters } from "./booking-filters";
import {
  listBookedExtras,
  listFilteredBookings,
  listHandovers,
  type Handovers,
} from "./booking-list.queries.server";

/** The number of bookings in a batch, so few that writing them does not delay responses. */
const BATCH_SIZE = 500;

/** A booking with the model, type and plate of its car, and the model that was booked. */
export type ExportedBooking = Omit<Booking, "vehicleType"> &
  Omit<Handovers, "id"> & {
    bookedVehicle: string;
    vehiclePlate: string | null;
    vehicleType: BodyType | null;
  };

/** The fields without a column: extras have columns of their own, and a cell has one value. */
type LeftOut = ExtraField | "lines" | "fees" | "placeNames" | "exchange" | "choices";
type Field = Exclude<keyof ExportedBooking, LeftOut>;

/** The headings of the columns, in order; the columns of the extras come before the notes. */
const HEADINGS: Readonly<Record<Field, MessageKey>> = {
  id: "transfer.columns.bookings.id",
  reference: "transfer.columns.bookings.reference",
  status: "transfer.columns.bookings.status",
  createdAt: "transfer.columns.bookings.createdAt",
  name: "transfer.columns.bookings.name",
  phone: "transfer.columns.bookings.phone",
  phoneE164: "transfer.columns.bookings.phoneE164",
  email: "transfer.columns.bookings.email",
  contactPreference: "transfer.columns.bookings.contactPreference",
  flight: "transfer.columns.bookings.flight",
  vehicle: "transfer.columns.bookings.vehicle",
  bookedVehicle: "transfer.columns.bookings.bookedVehicle",
  vehiclePlate: "transfer.columns.bookings.vehiclePlate",
  vehicleType: "transfer.columns.bookings.vehicleType",
  pickup: "transfer.columns.bookings.pickup",
  pickupDate: "transfer.columns.bookings.pickupDate",
  pickupTime: "transfer.columns.bookings.pickupTime",
  outAt: "transfer.columns.bookings.outAt",
  return: "transfer.columns.bookings.return",
  returnDate: "transfer.columns.bookings.returnDate",
  returnTime: "transfer.columns.bookings.returnTime",
  returnedAt: "transfer.columns.bookings.returnedAt",
  cancelReason: "transfer.columns.bookings.cancelReason",
  rentalDays: "transfer.columns.bookings.rentalDays",
  pricePerDay: "transfer.columns.bookings.pricePerDay",
  deliveryFee: "transfer.columns.bookings.deliveryFee",
  totalPrice: "transfer.columns.bookings.totalPrice",
  payable: "transfer.columns.bookings.payable",
  currency: "transfer.columns.bookings.currency",
  notes: "transfer.columns.bookings.notes",
};

type Column = { heading: string; value: (booking: ExportedBooking) => unknown };

/** Returns the columns, with one for each extra: how many were booked. */
function columnsIn(t: TFunction, lang: Language, extras: readonly Localized[]): Column[] {
  const fields = keysOf(HEADINGS).map((field) => ({
    heading: t(HEADINGS[field]),
    value: (booking: ExportedBooking) => fieldValue(booking, field),
  }));
  const specified = SPECIFIED_EXTRAS.map(({ kind, field }) => ({
    heading: t(`booking.price.${kind}`),
    value: (booking: ExportedBooking) =>
      quantityOf(booking, (line) => line.kind === kind) || Number(booking[field]),
  }));
  const others = extras.map((name) => ({
    heading: textIn(name, lang),
    value: (booking: ExportedBooking) =>
      quantityOf(
        booking,
        (line) => line.kind === "extra" && englishName(line) === englishName({ name }),
      ),
  }));
  return [...fields.slice(0, -1), ...specified, ...others, ...fields.slice(-1)];
}

/** Returns the value of a field. Moments are in business time, in a form that Excel reads. */
function fieldValue(booking: ExportedBooking, field: Field) {
  const value = booking[field];
  const isMoment = field === "createdAt" || field === "outAt" || field === "returnedAt";
  return isMoment && value ? businessMoment(new Date(value)) : value;
}

function quantityOf({ lines }: ExportedBooking, isOf: (line: ExtraLine) => boolean): number {
  const line = lines?.find((one): one is ExtraLine => one.kind !== "rental" && isOf(one));
  return line ? (line.quantity ?? 1) : 0;
}

/** Writes bookings as CSV lines (RFC 4180) for a spreadsheet in a language. */
export function csvWriter(lang: Language, extras: readonly Localized[]) {
  const { t } = i18nFor(lang);
  const columns = columnsIn(t, lang, extras);
  const decimal = t("format.decimal");
  const options = {
    delimiter: separatorIn(t),
    record_delimiter: "windows" as const,
    escape_formulas: true,
    // The library itself quotes only the record delimiter.
    quoted_match: /[\r\n]/,
    cast: {
      string: escapeInnerFormulas,
      number: (value: number) => String(value).replace(".", decimal),
    },
  };
  return {
    /** Returns a BOM and the header. */
    head: () => stringify([columns.map(({ heading }) => heading)], { ...options, bom: true }),
    /** Returns the lines of bookings. Cells that start like a formula are prefixed with an apostrophe. */
    lines: (bookings: readonly ExportedBooking[]) =>
      stringify(
        bookings.map((booking) => columns.map(({ value }) => value(booking))),
        options,
      ),
  };
}

/**
 * Puts an apostrophe before formulas within a cell. With a decimal comma locale, Excel splits cells at
 * semicolons and ignores quotes inside them: text after a semicolon or on a new line becomes a cell too.
 * East Asian spreadsheets read full-width signs like the others, and some programs run what follows a `|`.
 */
function escapeInnerFormulas(text: string) {
  return text.replace(/^\|/, "'|").replaceAll(INNER_FORMULA, "'");
}

/**
 * Matches the position before a sign. It looks back from the sign: on from each space would be quadratic.
 */
const INNER_FORMULA = /(?=[=+\-@|＝＋－＠])(?<=[;\t\r\n]\s*)/g;

/** Streams all bookings that match the filters of a URL. */
export function answerBookingsCsv(sql: Sql, url: URL, lang: Language): Response {
  const filters = readFilters(url.searchParams);
  return new Response(streamOf(readLines(sql, filters, lang)), {
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

async function* readLines(sql: Sql, filters: BookingFilters, lang: Language) {
  let before: bigint | null = null;
  try {
    const writer = csvWriter(lang, await listBookedExtras(sql));
    yield writer.head();
    for (;;) {
      const page = { limit: BATCH_SIZE, before };
      // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ends.
      const bookings = await listFilteredBookings(sql, filters, page);
      // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ends.
      if (bookings.length > 0) yield writer.lines(await withHandovers(sql, bookings));
      if (bookings.length < BATCH_SIZE) return;
      before = BigInt(bookings.at(-1)!.id);
    }
  } catch (error) {
    log.error({ err: error }, "the CSV export of bookings failed");
    throw error;
  }
}

async function withHandovers(
  sql: Sql,
  bookings: readonly SeenBooking[],
): Promise<ExportedBooking[]> {
  const found = await listHandovers(
    sql,
    bookings.map(({ id }) => id),
  );
  const byId = new Map(found.map((handovers) => [handovers.id, handovers]));
  const none = { outAt: null, returnedAt: null, cancelReason: null };
  return bookings.map((booking) => ({
    ...none,
    ...byId.get(booking.id),
    ...booking,
    vehicle: booking.car.model,
    bookedVehicle: booking.car.booked,
    vehiclePlate: booking.car.plate,
    vehicleType: carTypeOf(booking),
  }));
}
