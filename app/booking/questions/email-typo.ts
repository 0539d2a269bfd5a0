/** The domains that most customers write from. */
const COMMON = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  "protonmail.com",
  "mail.ru",
  "yandex.ru",
  "rambler.ru",
];

/** Domains of other providers that look like one of the common ones. */
const OTHERS: ReadonlySet<string> = new Set([
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "hotmail.co",
  "bmail.ru",
]);

/** Returns the address that was probably meant by one with a typo in its domain; null if it looks right. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || OTHERS.has(domain)) return null;
  const meant = COMMON.find((one) => isOneTypoFrom(domain, one));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** Returns whether one letter more, one less, another one or two swapped ones make a text another. */
function isOneTypoFrom(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  const [a, b] = [typed[start], typed[start + 1]];
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1) ||
    (a === meant[start + 1] && b === meant[start] && rest(typed, 2) === rest(meant, 2))
  );
}
