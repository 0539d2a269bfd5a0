import type { Case } from "./documented-rentals";
import type { useDocumentedSite } from "./documented-site";
import { bookingBody } from "../site-fixture";

type DocumentedSite = ReturnType<typeof useDocumentedSite>;

const FOREIGN = { Origin: "https://evil.example" };
const NO_JSON = { "Content-Type": "text/plain" };
const TOO_LARGE = { notes: "x".repeat(70_000) };
export const PERIOD = "from=2030-06-10&to=2030-06-12";

const KEY = { "Idempotency-Key": "of a visitor" };

/** Returns cases for every response of the endpoints by which visitors look for a car and book it. */
export function visitorCases(site: DocumentedSite): Case[] {
  const { get, book } = site;
  const fleet: Case[] = [
    ["GET /api/cars", 200, () => get("/api/cars?lng=ka")],
    ["GET /api/cars", 304, () => get("/api/cars?lng=ka", { "If-None-Match": "*" })],
    ["GET /api/cars/{id}", 200, () => get("/api/cars/1?lng=ka")],
    ["GET /api/cars/{id}", 304, () => get("/api/cars/1?lng=ka", { "If-None-Match": "*" })],
    ["GET /api/cars/{id}", 400, () => get("/api/cars/one")],
    ["GET /api/cars/{id}", 404, () => get("/api/cars/0")],
    ["GET /api/availability", 200, () => get(`/api/availability?car=1&${PERIOD}`)],
    ["GET /api/availability", 400, () => get("/api/availability?car=1")],
    ["GET /api/availability", 404, () => get(`/api/availability?car=999999&${PERIOD}`)],
  ];

  const booking: Case[] = [
    ["POST /api/booking", 201, () => book(bookingBody(), KEY)],
    ["POST /api/booking", 200, () => book(bookingBody(), KEY)],
    ["POST /api/booking", 400, () => book([])],
    ["POST /api/booking", 403, () => book(bookingBody(), FOREIGN)],
    ["POST /api/booking", 413, () => book(TOO_LARGE)],
    ["POST /api/booking", 415, () => book({}, NO_JSON)],
    ["POST /api/booking", 422, () => book({})],
    ["POST /api/booking", 422, () => book(bookingBody({ name: "Quote", quote: "1+0" }))],
    ["POST /api/booking", 422, () => reuseKey(site)],
  ];
  return [...fleet, ...booking];
}

async function reuseKey({ book }: DocumentedSite) {
  const key = { "Idempotency-Key": "documented" };
  await book(bookingBody({ name: "Key Holder" }), key);
  return book(bookingBody({ name: "Key Thief" }), key);
}
