import { readEmail } from "~/web/email-address.server";
import { readPhone, withAsciiDigits } from "~/web/phone-number.server";

/** The e-mail address in lower case, or the phone, by which a customer is found. */
export type CustomerSubject = { email: string } | { phone: SubjectPhone };

export type SubjectPhone = {
  /** The number in E.164, or null if none can be read: then only bookings with an unreadable phone have it. */
  number: string | null;
  typed: string;
  digits: string;
};

/** Parses a typed e-mail address or phone. Null if it is neither. */
export function readSubject(text: string): CustomerSubject | null {
  const typed = text.trim();
  // PostgreSQL cannot store this character, and can't be asked for it either.
  if (typed.includes("\0")) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { email: (readEmail(typed) ?? typed).toLowerCase() };
  if (typed === "" || typed.includes("@")) return null;
  const digits = withAsciiDigits(typed).replaceAll(/\D/g, "");
  return { phone: { number: readPhone(typed), typed, digits } };
}
