import { encode } from "uqr";
import { vehicleName, type WithCar } from "~/booking/booking-car";
import type { Booking } from "~/booking/booking";
import { placeOf } from "~/booking/place-of";
import { priceBreakdown } from "~/catalog/fleet/prices/price-breakdown";
import type { PublicFleet } from "~/catalog/fleet/public-fleet.server";
import { termLabel, termText, type PricedTerms } from "~/catalog/terms/term-texts";
import { termsWith } from "~/catalog/terms/terms";
import { i18nFor } from "~/texts/i18n.server";
import { formatWith } from "~/web/i18n/format";
import type { Language } from "~/web/i18n/languages";

/** The light modules around a QR code that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code with its quiet zone: `size` modules wide, the dark ones as an SVG path. */
export type QrCode = { size: number; path: string };

/** Returns the QR code of a text, which stays readable with a seventh of it damaged. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: "M" });
  const rows = data.map((cells, y) =>
    cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
  );
  return { size, path: rows.join("") };
}

/** The model as a voucher shows it, with its picture. */
export type VoucherCar = NonNullable<Awaited<ReturnType<typeof findVoucherCar>>>;

/** Finds the model of a booking as the fleet shows it; null for one that is not on offer. */
export async function findVoucherCar(fleet: PublicFleet, { car }: WithCar, lang: Language) {
  if (car.modelId === null) return null;
  const found = (await fleet.car(lang, BigInt(car.modelId))).value.car;
  if (!found) return null;
  const { name, year, image, photo, bodyType, driveType, transmission, passengers } = found;
  return { name, year, image, photo, bodyType, driveType, transmission, passengers };
}

type GeorgianFacts = { plate: string | null; priced: PricedTerms };

/** Returns the facts of a voucher in Georgian, each with its label, for a driver or a guard at a gate. */
export function georgianFacts(booking: Booking & WithCar, { plate, priced }: GeorgianFacts) {
  const { t } = i18nFor("ka");
  const { day } = formatWith(t);
  const stop = (end: "pickup" | "return") => ({
    label: t(`ownBooking.voucher.${end}`),
    value: [day(booking[`${end}Date`]), booking[`${end}Time`], placeOf(t, booking, end)].join(", "),
  });
  const sum = priceBreakdown(t, booking).filter(({ isSum }) => isSum);
  const deposit = termsWith(priced.terms, ["deposit"]);
  const car = vehicleName(t, booking.car.model);
  return [
    { label: t("booking.confirmation.reference"), value: booking.reference },
    stop("pickup"),
    stop("return"),
    { label: t("ownBooking.voucher.car"), value: plate === null ? car : `${car}, ${plate}` },
    ...sum.map(({ label, value }) => ({ label, value })),
    ...deposit.map((term) => ({
      label: termLabel(t, term),
      value: termText(t, priced.money, term),
    })),
  ];
}
