import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { PHONE_NUMBER } from "./contact-formats";

/** The company's country, which a number without a country code belongs to. */
const COUNTRY = "GE";

/** Separators that people write between two numbers in one field, besides line breaks. */
const BETWEEN_NUMBERS = /[/,;|\\\n]/;

/**
 * Reads a phone number as people type it, in digits of any script, and returns it in E.164. The first of several
 * numbers counts. Null if none can be read: no link may lead to a guess.
 */
export function readPhone(typed: string): string | null {
  const text = withAsciiDigits(typed);
  const fragments = text.split(BETWEEN_NUMBERS);
  const numbers = fragments.map(readNumber);
  // A slash stands inside of one number too: `+49 170/1234567`.
  const areSeveral = numbers.every((number) => number !== null);
  return (
    (areSeveral ? null : readNumber(text)) ??
    firstOf(numbers) ??
    firstOf([text, ...fragments].map(readWithoutPlus))
  );
}

function firstOf(numbers: readonly (string | null)[]): string | null {
  return numbers.find((number) => number !== null) ?? null;
}

/** Fewer digits are not searched as a national beginning: many numbers of a country begin with them. */
const MIN_NATIONAL = 5;

/**
 * Returns the beginnings in E.164 that a number may have if somebody typed all of its digits or the first
 * ones.
 */
export function phoneStarts(typed: string): string[] {
  const digits = withAsciiDigits(typed).replaceAll(/\D/g, "");
  const national = digits.replace(/^0/, "");
  const code = getCountryCallingCode(COUNTRY);
  const starts = [
    readPhone(typed),
    `+${digits.replace(/^00/, "")}`,
    national.length < MIN_NATIONAL ? null : `+${code}${national}`,
  ];
  return [...new Set(starts.filter((start) => start !== null))];
}

/** Removes invisible characters, and turns the digits of any script into `0` to `9`. */
export function withAsciiDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** Returns the value of a digit: Unicode has the digits of a script in a row, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/**
 * Reads a number with a country code by its length alone, as new ranges of other countries are not known
 * here, and one without it by the ranges of the company's country.
 */
function readNumber(text: string): string | null {
  const trimmed = text.trim().replace(/^\+\s*00/, "+");
  const number = parsePhoneNumberFromString(trimmed, COUNTRY);
  const hasCode = /^\D{0,3}(?:\+|00)/.test(trimmed);
  return (hasCode ? number?.isPossible() : number?.isValid()) ? inE164(number) : null;
}

/**
 * Reads a number with its country code, but without `+`. Georgian beginnings are excluded: with a digit too
 * many, such a number would be Brazilian or Belgian.
 */
function readWithoutPlus(text: string): string | null {
  if (!/^\D{0,3}(?!5|32|0)\d/.test(text)) return null;
  const number = parsePhoneNumberFromString(`+${text.trim()}`);
  return number?.isValid() ? inE164(number) : null;
}

/**
 * Returns E.164 or null: the library has plans for numbers that are longer or shorter than the standard
 * allows.
 */
function inE164(number: PhoneNumber | undefined): string | null {
  return number && PHONE_NUMBER.test(number.number) ? number.number : null;
}
