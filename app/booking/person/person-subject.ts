/** By what a person is found: an e-mail address in lower case, or spellings of a phone in digits. */
export type PersonSubject = { email: string } | { phones: string[] };

const COUNTRY = "995";
/** A mobile number inside Georgia. */
const NATIONAL = /^5\d{8}$/;

/** Parses a typed e-mail address or phone. Null if it is neither. */
export function readSubject(typed: string): PersonSubject | null {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { email: text.toLowerCase() };
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return /^\d{7,15}$/.test(digits) ? { phones: spellingsOf(digits) } : null;
}

/** The digits that bookings may have of one number: with and without the country, or with `00`. */
function spellingsOf(digits: string): string[] {
  const national = digits.replace(/^(995|0)(?=5\d{8}$)/, "");
  if (!NATIONAL.test(national)) return [digits, `00${digits}`];
  return [COUNTRY + national, `00${COUNTRY}${national}`, national, `0${national}`];
}
