import fc from "fast-check";

/** Texts that have broken other programs. */
const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "\r\n",
  "'",
  '"',
  "\\",
  "%",
  "%00",
  "%zz",
  "-1",
  "0",
  "1",
  "2147483648",
  "9223372036854775808",
  "9".repeat(40),
  "1e400",
  "NaN",
  "0x10",
  "1,5",
  "2026-02-30",
  "2030-06-10",
  "0000-00-00",
  "9999-12-31",
  "10000-01-01",
  "-0001-01-01",
  "24:00",
  "12:00",
  "99:99",
  "true",
  "null",
  "__proto__",
  "constructor",
  "[object Object]",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "../../etc/passwd",
  "//elsewhere.example",
  "javascript:alert(1)",
  "=1+1",
  "\u202Eevil",
  "\uFEFF",
  "\uD800",
  "👩‍👩‍👧‍👦",
  "მგზავრი",
  "x".repeat(300),
  "ა".repeat(5_000),
];

/** The text of a field. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.emailAddress() },
);

/** A JSON value, often a text that a field might get. */
export const oddJson = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 1e308, true, false, null, [], {}) },
);

/** An address for `X-Forwarded-For`, so that limits of one network do not end the run. */
const address = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `10.${parts.join(".")}`);

const HEADER_NAMES = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Authorization",
  "Content-Type",
  "Cookie",
  "Forwarded",
  "If-Modified-Since",
  "If-None-Match",
  "Idempotency-Key",
  "Origin",
  "Range",
  "Referer",
  "Sec-Fetch-Dest",
  "Sec-Fetch-Site",
  "User-Agent",
  "X-Forwarded-Proto",
  "X-Request-Id",
];

/** Returns whether a text can be a header: Node's client refuses to send others. */
const isHeader = (text: string) => /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(text);

const headerValue = fc.oneof(
  oddText.filter(isHeader),
  fc.constantFrom("gzip, br;q=0", "bytes=0-", "ka,en;q=0.1", "W/*", '"', "Bearer x", "cross-site"),
  fc.constantFrom("session=x", "bookings=%E0%A4%A", "__Host-bookings=..", "lng=xx; flash=%22"),
);

/** Few odd headers, and a client address. */
export const oddHeaders = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...HEADER_NAMES), headerValue, { maxKeys: 2 }),
    fc.oneof({ weight: 9, arbitrary: address }, { weight: 1, arbitrary: headerValue }),
  )
  .map(([headers, from]) => ({ ...headers, "X-Forwarded-For": from }));
