import fc from "fast-check";
import { PAGES } from "~/web/pages/page-table";
import { bookingBody } from "../booking/booking-body";
import { encodeForm, fieldsOf, frames } from "./bodies";
import type { ApiEndpoint, FuzzBytes, FuzzCase, FuzzRequest, FuzzSocket, Surface } from "./case";
import { oddHeaders, oddJson, oddText } from "./values";

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "FOO"];

/** Makes all kinds of attacks on a site. */
export function fuzzCases(surface: Surface): fc.Arbitrary<FuzzCase> {
  return fc.oneof(
    { weight: 5, arbitrary: pageRequest(surface) },
    { weight: 5, arbitrary: formPost(surface) },
    { weight: 4, arbitrary: apiCall(surface) },
    { weight: 1, arbitrary: socket(surface) },
    { weight: 1, arbitrary: rawBytes },
  );
}

/** A segment of an address. Node's client refuses to send other characters. */
const pathText = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  oddText.filter((text) => /^[!-~\u0080-\u00FF]*$/.test(text)),
);

function cookieOf({ staff, visitor }: Surface) {
  return fc.constantFrom(staff, staff, visitor, "");
}

function query({ fields }: Surface) {
  return fc
    .array(fc.tuple(fc.constantFrom(...fields, "lng", "from", "to", "tab", "q"), pathText), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));
}

function filled(pattern: string, values: readonly string[]) {
  let index = 0;
  return pattern.replaceAll(/:\w+\??|\{\w+\}/g, () => values[index++ % values.length] ?? "");
}

function pageRequest(surface: Surface): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      pattern: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PAGES.map((page): string => page.pattern)) },
        { weight: 1, arbitrary: pathText.map((text) => `/${text}`) },
      ),
      suffix: fc.constantFrom("", "", "", "", ".data", "/", "//", "%"),
      values: fc.array(fc.oneof(pathText, fc.constant("1")), { minLength: 1, maxLength: 2 }),
      search: query(surface),
      headers: oddHeaders,
      cookie: cookieOf(surface),
    })
    .map(({ method, pattern, suffix, values, search, headers, cookie }) => ({
      kind: "request",
      method,
      path: `${filled(pattern, values)}${suffix}${search && "?"}${search}`,
      headers: { Cookie: cookie, ...headers },
      body: null,
    }));
}

function formPost(surface: Surface): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...surface.forms).chain((form) =>
    fc
      .record({
        fields: fieldsOf(form),
        cut: fc.constantFrom(0, 0, 0, 0, 1, 30),
        headers: oddHeaders,
        cookie: form.isStaff ? fc.constant(surface.staff) : cookieOf(surface),
      })
      .map(({ fields, cut, headers, cookie }): FuzzRequest => {
        const { type, body } = encodeForm(form.isMultipart, fields, cut);
        const common = { Cookie: cookie, Origin: surface.origin };
        if (form.method === "GET") {
          const [path = ""] = form.action.split("?");
          const get = { kind: "request", method: "GET", path: `${path}?${String(body)}` } as const;
          return { ...get, headers: { ...common, ...headers }, body: null };
        }
        const sent = { ...common, "Content-Type": type, ...headers };
        return { kind: "request", method: "POST", path: form.action, headers: sent, body };
      }),
  );
}

/** Makes a booking with odd values, other fields of the API, or no JSON at all. */
function apiCall(surface: Surface): fc.Arbitrary<FuzzRequest> {
  const names = fc.constantFrom(...surface.fields);
  const body = fc.oneof(
    fc.dictionary(names, oddJson, { maxKeys: 6 }).map((odd) => ({ ...bookingBody({}), ...odd })),
    fc.dictionary(names, oddJson, { maxKeys: 6 }),
    oddJson,
  );
  const text = fc.oneof(
    { weight: 5, arbitrary: body.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: oddText },
  );
  return fc
    .record({
      call: fc.constantFrom<ApiEndpoint>(...surface.calls),
      ids: fc.array(fc.oneof(fc.constant("1"), pathText), { minLength: 1, maxLength: 2 }),
      search: query(surface),
      headers: oddHeaders,
      cookie: cookieOf(surface),
      text,
    })
    .map(({ call, ids, search, headers, cookie, text: sent }) => ({
      kind: "request",
      method: call.method,
      path: `${filled(call.path, ids)}${search && "?"}${search}`,
      headers: { Cookie: cookie, "Content-Type": "application/json", ...headers },
      body: call.method === "GET" ? null : Buffer.from(sent.toWellFormed()),
    }));
}

function socket(surface: Surface): fc.Arbitrary<FuzzSocket> {
  return fc
    .record({
      search: query(surface),
      headers: oddHeaders,
      cookie: cookieOf(surface),
      bytes: frames,
    })
    .map(({ search, headers, cookie, bytes }) => ({
      kind: "socket",
      query: search,
      headers: { Cookie: cookie, ...headers },
      bytes,
    }));
}

const LINES = [
  "Host: x",
  "Host:",
  "Content-Length: 5",
  "Content-Length: -1",
  "Transfer-Encoding: x",
];

const rawBytes: fc.Arbitrary<FuzzBytes> = fc
  .record({
    line: fc.oneof(fc.constantFrom("GET / HTTP/1.1", "POST / HTTP/1.1", "GET / HTTP/9"), oddText),
    headers: fc.array(fc.oneof(fc.constantFrom(...LINES), oddText), { maxLength: 4 }),
    body: fc.uint8Array({ maxLength: 20 }),
  })
  .map(({ line, headers, body }) => ({
    kind: "bytes",
    bytes: Buffer.concat([Buffer.from(`${[line, ...headers].join("\r\n")}\r\n\r\n`), body]),
  }));
