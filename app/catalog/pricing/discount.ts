import type { Amount } from "./fees";

/** What a discount code takes off the price of the rental days. */
export type Discount = { code: string } & ({ percent: number } | Amount);

/** A discount code as staff enter it. Either `percent` is set, or `amount` with its currency. */
export type DiscountCode = {
  /** As `normalizeCode` writes it. */
  code: string;
  percent: number | null;
  amount: number | null;
  currency: Amount["currency"] | null;
  /** The last day on which a booking can be made with it, `YYYY-MM-DD`; null if it has no end. */
  lastDay: string | null;
  /** The number of bookings that can have it; null for any number. */
  maxUses: number | null;
};

/** Returns what a stored code takes off. */
export function discountOf({ code, percent, amount, currency }: DiscountCode): Discount | null {
  if (percent !== null) return { code, percent };
  return amount !== null && currency !== null ? { code, amount, currency } : null;
}

/** Why a code gives no discount. */
export type CodeFault = "unknown" | "expired" | "usedUp";

/** The Latin letter on the key of each Georgian letter, also of those that need the Shift key. */
const GEORGIAN_KEYS =
  "აa ბb ცc დd ეe ფf გg ჰh იi ჯj კk ლl მm ნn ოo პp ქq რr სs ტt უu ვv წw ხx ყy ზz ჭw ღr თt შs ჟj ძz ჩc";

/** The Latin letter that a Cyrillic or Greek letter looks like. */
const LOOKALIKES =
  "аa вb еe ёe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx";

const LATIN: ReadonlyMap<string, string> = new Map(
  `${GEORGIAN_KEYS} ${LOOKALIKES}`.split(" ").map((pair) => {
    const [letter = "", latin = ""] = pair;
    return [letter, latin];
  }),
);

/**
 * Returns a code as it is stored: A to Z, digits and hyphens. Letters of other alphabets become the Latin ones of the
 * same key or look; whatever else was typed stays, and is in no code.
 */
export function normalizeCode(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, "");
  const latin = [...plain].map((letter) => LATIN.get(letter) ?? letter).join("");
  return latin
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns whether a normalized text can be a code. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9-]{2,30}$/.test(text);
}
