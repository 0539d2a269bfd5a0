import { parseDate } from "~/web/calendar";
import { messageKey, type MessageKey } from "~/web/message-key";
import { isReadTwice } from "~/web/text-encoding.server";
import type { ColumnKind } from "./tables";

/** A cell that was read. `value` is undefined where the cell says nothing. */
export type ReadCell = { ok: true; value: unknown } | { ok: false; message: MessageKey };

/** Reads the value of a cell that is not empty, as spreadsheets of any language write it. */
export function readCell(kind: ColumnKind, text: string): ReadCell {
  const damage = damageOf(text);
  if (damage) return { ok: false, message: damage };
  switch (kind) {
    case "text":
      return { ok: true, value: text };
    case "date":
      return found(readDate(text.trim()), messageKey("transfer.errors.date"));
    case "flag":
      return found(readFlag(text.trim()), messageKey("transfer.errors.flag"));
    case "whole":
      return found(readWhole(compact(text)), messageKey("transfer.errors.whole"));
    case "percent":
      return found(
        readWhole(compact(text.trim().replace(/%$/, ""))),
        messageKey("transfer.errors.whole"),
      );
    default:
      return readAmount(compact(text), kind === "rate");
  }
}

function found(value: unknown, message: MessageKey): ReadCell {
  return value === null ? { ok: false, message } : { ok: true, value };
}

/** Returns a number without the spaces between its thousands, and with a plain minus. */
function compact(text: string): string {
  return text
    .trim()
    .replaceAll(/(?<=\d)[ \u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, "")
    .replace(/^−/, "-");
}

/**
 * Reads a whole number. A point or a comma separates thousands here; Excel may add decimals that are zero.
 */
function readWhole(text: string): number | null {
  if (/^-?\d{1,3}(?:[.,]\d{3}){1,3}$/.test(text)) return Number(text.replaceAll(/[.,]/g, ""));
  return /^-?\d{1,12}(?:[.,]0{1,2})?$/.test(text) ? Number.parseInt(text, 10) : null;
}

/**
 * Reads an amount with a point or a comma before the decimals, and perhaps the other one between the
 * thousands.
 */
function readAmount(text: string, isRate: boolean): ReadCell {
  const grouped = /^-?\d{1,3}(?:(?:,\d{3})+\.\d{1,2}|(?:\.\d{3})+,\d{1,2})$/.test(text);
  const plain = grouped ? text.replaceAll(/[.,](?=.*[.,])/g, "") : text;
  if (!isRate && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) {
    return { ok: false, message: messageKey("transfer.errors.thousands") };
  }
  const isNumber = /^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(plain);
  return found(
    isNumber ? Number(plain.replace(",", ".")) : null,
    messageKey("transfer.errors.amount"),
  );
}

/** Reads a date. Excel may add the time, which is midnight. */
function readDate(text: string): string | null {
  return parseDate(text.replace(/[ T]0{1,2}:00(?::00)?$/, "").replaceAll("/", "-"));
}

/** The words for yes and no as spreadsheets and users write them in the languages of the region. */
const WORDS = {
  yes: [
    "true",
    "yes",
    "y",
    "1",
    "✓",
    "ჭეშმარიტი",
    "კი",
    "დიახ",
    "истина",
    "да",
    "wahr",
    "ja",
    "vrai",
  ],
  no: ["false", "no", "n", "0", "მცდარი", "არა", "ложь", "нет", "falsch", "nein", "faux"],
};

function readFlag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (WORDS.yes.includes(word)) return true;
  return WORDS.no.includes(word) ? false : null;
}

/** Returns what a program has made of a value that it could not write; nobody means it. */
function damageOf(text: string): MessageKey | null {
  if (
    /\ufffd|(?:^|[\s"«„(])\?{3,}(?=$|[\s"»“),.;])/.test(text) ||
    (/^[\s?]+$/.test(text) && text.includes("??"))
  ) {
    return messageKey("transfer.errors.lostLetters");
  }
  if (isReadTwice(text)) return messageKey("transfer.errors.lostLetters");
  const word = text.trim();
  if (/^#+$|^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/i.test(word)) {
    return messageKey("transfer.errors.formula");
  }
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(word) ? messageKey("transfer.errors.shortened") : null;
}
