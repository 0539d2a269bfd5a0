import { bookingInput } from "~/booking/testing/booking-input";
import type { Call } from "../capture";

/** A request that a stranger may send, and the expected status. */
export type WorstRequest = {
  what: string;
  status: number;
  call: Call;
  /** Whether the body is sent byte by byte. */
  isBytewise?: true;
};

/** The number of characters of the headers, with the first line: Node accepts 16 KB. */
const HEADERS = 15_500;
/** The number of characters of a path, and of a path with its query, that are not refused at once. */
const [PATH, ADDRESS] = [1_990, 9_900];
/** The number of characters of a body. */
const BODY = 64_000;

const URLENCODED = "application/x-www-form-urlencoded";
const BOUNDARY = "worst";
/** A cookie whose page is rendered each time. */
const RENDERED = { Cookie: "flash=none" };

const TRIP = "from=2030-06-01&to=2030-08-01";
const TOKEN = "A".repeat(22);

function fill(piece: string, length: number): string {
  return piece.repeat(Math.floor(length / piece.length));
}

/** Joins different pieces up to a length. */
function count(piece: (id: string) => string, length: number): string {
  let text = "";
  for (let index = 0; text.length < length; index += 1) text += piece(index.toString(36));
  return text;
}

function get(what: string, status: number, path: string, headers = {}): WorstRequest {
  return {
    what,
    status,
    call: { method: "GET", path, headers: { "Accept-Encoding": "identity", ...headers } },
  };
}

function post(what: string, status: number, path: string, type: string, body: string) {
  const headers = { "Accept-Encoding": "identity", "Content-Type": type };
  return { what, status, call: { method: "POST", path, headers, body } } as const;
}

function form(what: string, status: number, path: string, body: string, more = {}): WorstRequest {
  const { call, ...request } = post(what, status, path, URLENCODED, body);
  return { ...request, call: { ...call, headers: { ...call.headers, ...more } } };
}

/** Returns characters that take six in a page, in an order that compresses badly. */
function quotes(length: number): string {
  let [text, state] = ["", 7];
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    text += "'<\"a"[(state >> 16) & 3];
  }
  return text;
}

/** Returns a part of a multipart body. `more` are further headers of it. */
function part(name: string, value: string, more = "") {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}

function multipart(what: string, status: number, path: string, parts: string): WorstRequest {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return post(what, status, path, type, `${parts}--${BOUNDARY}--\r\n`);
}

function json(what: string, status: number, path: string, body: unknown): WorstRequest {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return post(what, status, path, "application/json", text);
}

const PATHS = [
  get("slashes", 414, `/a${fill("/", HEADERS)}x`),
  get("slashes, as long as allowed", 404, `/a${fill("/", PATH)}x`),
  get("backslashes", 404, `/a${fill("\\", PATH)}x`),
  get("slashes, data", 404, `/a${fill("/", PATH - 10)}x.data`),
  get("segments", 404, `/bookings${fill("/a", PATH - 10)}`),
  get("segments at the desk", 404, `/admin${fill("/a", PATH - 10)}`),
  get("dot segments", 200, fill("/a/..", PATH), RENDERED),
  get("broken escapes", 404, fill("/%", PATH)),
  get("broken escapes, data", 404, `${fill("/%", PATH - 10)}.data`),
  get("encoded slashes", 404, `/cars/${fill("%2f", PATH - 10)}`),
  get("encoded letters", 404, `/${fill("%E1%83%90", PATH)}`),
  get("digits", 404, `/cars/${fill("9", PATH - 10)}`),
  get("a missing car", 404, "/cars/98123"),
  get("a missing car, data", 404, "/cars/98123.data"),
  get("a token of no booking", 404, `/bookings/${TOKEN}`),
  get("a long token", 404, `/bookings/${fill("A", PATH - 20)}`),
  get("a token of no decision", 404, `/decide/${TOKEN}`),
  get("a feed", 404, `/feeds/1-${TOKEN}.ics`),
  get("a picture", 404, `/photos/${fill("a", PATH - 20)}`),
  get("a file", 404, `/assets/${fill("a/", PATH - 20)}a`),
];

const QUERIES = [
  get("names", 200, `/?${count((id) => `${id}&`, ADDRESS - 20)}`, RENDERED),
  get("one name", 200, `/?${fill("type=suv&", ADDRESS - 10)}`),
  get("languages", 302, `/?${fill("lng=ka&", ADDRESS - 10)}`),
  get("dates", 200, `/?${fill("from=2030-01-01&to=2030-01-02&", ADDRESS - 10)}`),
  get("a long date", 200, `/?from=${fill("%20", ADDRESS - 20)}1&to=2`),
  get("a car with markup", 200, `/?vehicle=${fill("<", ADDRESS / 3 - 20)}`),
  get("a car of spaces", 200, `/?vehicle=${fill("+", ADDRESS - 20)}`),
  get("a trip on the home page", 200, `/?${TRIP}&vehicle=x&pickup=x&${fill("x&", ADDRESS - 90)}`),
  get("a trip for all cars", 200, `/all-cars?${TRIP}&pickup=x&${fill("x&", ADDRESS - 90)}`),
  get("a trip with a car", 200, `/cars/1?${TRIP}&month=2030-06&${fill("x&", ADDRESS - 90)}`),
  get("a booking's token", 404, `/?booked=${TOKEN}`),
  get("data of routes", 200, `/_.data?_routes=${fill("a,", ADDRESS - 30)}`),
  get("a guide", 404, `/blog?guide=${fill("a", ADDRESS - 20)}`),
  get("the desk", 200, `/admin?${fill("q=x&", ADDRESS - 20)}`),
  get("the desk's next page", 303, `/admin/fleet?q=${fill("%25", ADDRESS - 40)}`),
  get("availability", 400, `/api/availability?${fill("car=1&", ADDRESS - 30)}`),
  get("availability of a car", 200, `/api/availability?car=1&${TRIP}&${fill("x&", ADDRESS - 80)}`),
];

const COMPRESSED = { ...RENDERED, "Accept-Encoding": "br" };
const HEADER_LISTS = [
  get("brotli", 200, "/", COMPRESSED),
  get("brotli, with an odd car", 200, `/?vehicle=${count((id) => id, ADDRESS - 20)}`, COMPRESSED),
  get("brotli, a long guide", 200, "/guides/georgian-mountain-roads-tips", COMPRESSED),
  get("brotli, sitemap", 200, "/sitemap.xml", COMPRESSED),
  get("brotli, description of the API", 200, "/api/openapi.json", COMPRESSED),
  get("cookies", 200, "/", { Cookie: `flash=none; ${count((id) => `${id}=; `, HEADERS - 50)}` }),
  get("equal cookies", 200, "/", { Cookie: `flash=none; ${fill("a=%41; ", HEADERS - 50)}` }),
  get("an invented session", 200, "/admin", { Cookie: `session=${fill("a", HEADERS)}` }),
  get("bookings in a cookie", 200, "/bookings?own=1", {
    Cookie: `bookings=${count((id) => `${id.padStart(22, "A")}.`, HEADERS - 100)}`,
  }),
  get("Accept-Language", 200, "/", { ...RENDERED, "Accept-Language": fill("a,", HEADERS) }),
  get("Accept-Language, subtags", 200, "/", {
    ...RENDERED,
    "Accept-Language": `a${fill("-a", HEADERS - 50)}!`,
  }),
  get("Accept-Encoding", 200, "/", { ...RENDERED, "Accept-Encoding": fill("a;q=0.0,", HEADERS) }),
  get("Accept", 200, "/", { Accept: fill("a/b,", HEADERS) }),
  get("ETags", 200, "/", { ...RENDERED, "If-None-Match": fill('W/"a",', HEADERS) }),
  get("ranges of a file", 206, "/favicon.svg", { Range: `bytes=${fill("0-0,", HEADERS)}` }),
  get("a browser", 200, "/", { ...RENDERED, "User-Agent": fill("Mozilla/5.0 (bot ", HEADERS) }),
];

const FORMS: WorstRequest[] = [
  form(
    "invented extras",
    413,
    "/",
    count((id) => `extra-${id}=1&`, BODY),
  ),
  form(
    "the price of invented extras",
    413,
    "/",
    `intent=price&${count((id) => `extra-${id}=1&`, BODY)}`,
  ),
  form(
    "60 extras with long names",
    422,
    "/",
    Array.from({ length: 60 }, (_, index) => `extra-${index}${fill("%25", 590)}=1`).join("&"),
  ),
  form("one name 60,000 times", 413, "/", fill("notes=&", BODY)),
  form("one name 200 times", 422, "/", fill("notes=&", 199 * 7)),
  form("markup", 422, "/", `notes=${fill("%3C", BODY)}`),
  form("line breaks, priced", 200, "/", `intent=price&notes=${fill("\n", BODY)}`),
  form("direction marks", 422, "/", `notes=${fill("%E2%80%AA", BODY)}`),
  form("an e-mail address", 422, "/", `email=${fill("a.", BODY)}`),
  form("a date", 422, "/", `pickupDate=${fill("1.", BODY)}`),
  form("a phone number", 422, "/", `phone=${fill("+1 ", BODY)}`),
  form(
    "the lost link",
    422,
    "/bookings",
    `number=${fill("1+", BODY / 2)}&email=${fill("%3C", BODY / 2)}`,
  ),
  form("the way back of the language", 302, "/language", `lng=ka&to=/${fill("a/../", BODY)}`),
  form("a query in it", 302, "/language", `lng=ka&to=/?${fill("%26lng", BODY)}`),
  form("the switch of analytics", 400, "/privacy-policy", `analytics=${fill("%3C", BODY)}`),
  form("a sign-in of nobody", 422, "/admin", `username=${fill("%E1%83%90", BODY - 50)}&password=x`),
  form("a passkey", 422, "/admin", `intent=passkey&passkey=${fill("[", BODY)}`),
  form("a note of the desk", 401, "/admin", `intent=note&id=1&note=${fill("%3C", BODY)}`),
  form("a call of a passkey", 400, "/admin/passkey.json", `intent=${fill("%3C", BODY)}`),
  form(
    "a message of no booking",
    422,
    `/bookings/${TOKEN}`,
    `intent=message&message=${fill("%3C", BODY)}`,
  ),
  form("a page without a form", 405, "/faq", fill("a=&", BODY)),
  { ...form("fields, byte by byte", 400, "/", fill("a", BODY)), isBytewise: true },
  form(
    "quotation marks in a date, with all parameters and headers",
    422,
    `/?${TRIP}`,
    `pickupDate=${quotes(BODY)}`,
    {
      "Accept-Encoding": "br",
      "Accept-Language": `ka,${fill("a,", HEADERS / 3)}`,
      Cookie: count((id) => `${id}=; `, HEADERS / 2),
    },
  ),
  multipart("parts", 413, "/", fill(part("notes", ""), BODY)),
  multipart("200 files", 422, "/", part("extra-a", "", '; filename="a"').repeat(200)),
  multipart("boundaries in a part", 422, "/", part("notes", fill("\r\n--wors", BODY))),
  multipart(
    "a part with many headers",
    400,
    "/",
    `--${BOUNDARY}\r\n${fill("A: b\r\n", BODY)}\r\n\r\n`,
  ),
];

const BOOKING = bookingInput();
const deep = (open: string, close: string) =>
  fill(open, BODY / 2 - 50) + '"x"' + close.repeat(Math.floor((BODY / 2 - 50) / open.length));

/** Returns the booking with another member. */
const withMember = (member: string) => JSON.stringify(BOOKING).replace("{", `{${member},`);

const CALLS = [
  json("keys", 422, "/api/booking", `{${count((id) => `"${id}":1,`, BODY)}"a":1}`),
  json("arrays in each other", 422, "/api/booking", withMember(`"quote":${deep("[", "]")}`)),
  json("objects in each other", 422, "/api/booking", deep('{"a":', "}")),
  json("extras that are none", 422, "/api/booking", { ...BOOKING, extras: Array(30_000).fill(1) }),
  json("empty extras", 422, "/api/booking", {
    ...BOOKING,
    extras: Array.from({ length: 20_000 }, () => ({})),
  }),
  json("60 extras", 422, "/api/booking", {
    ...BOOKING,
    extras: Array.from({ length: 60 }, (_, index) => ({ name: `${index}`, quantity: 1 })),
  }),
  json("an e-mail address", 422, "/api/booking", {
    ...BOOKING,
    email: `a@${fill("a-", BODY - 900)}`,
  }),
  json("notes", 422, "/api/booking", { ...BOOKING, notes: `a${fill("\n", BODY / 2 - 500)}a` }),
  json("a date", 422, "/api/booking", { ...BOOKING, pickupDate: fill("1.", BODY - 900) }),
  json("a choice", 422, "/api/booking", { ...BOOKING, addChildSeat: fill("A", BODY - 900) }),
  json("numbers", 422, "/api/booking", `{"name":[${fill("1e-300,", BODY)}1]}`),
  json("a visit", 204, "/api/track-visit", {
    page: fill("/", 2_000),
    userAgent: fill("Mozilla/5.0 (", BODY - 3_000),
    timestamp: 1,
  }),
  json("a time", 400, "/api/track-visit", {
    page: "/",
    userAgent: "x",
    timestamp: `2030-01-01T${fill("1:", BODY - 200)}`,
  }),
];

/** The most expensive requests that were found, by kind. */
export const WORST_REQUESTS: Readonly<Record<string, readonly WorstRequest[]>> = {
  paths: PATHS,
  queries: QUERIES,
  headers: HEADER_LISTS,
  forms: FORMS,
  calls: CALLS,
};
