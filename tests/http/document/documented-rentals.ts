import type { Answer } from "../answer";
import type { useDocumentedSite } from "./documented-site";
import { bookingBody, bookingOf } from "../site-fixture";

type DocumentedSite = ReturnType<typeof useDocumentedSite>;

export type Case = [call: string, status: number, send: () => Promise<Answer>];

const VEHICLE = "PATCH /api/bookings/{id}/vehicle";
const OUT = "PATCH /api/bookings/{id}/out";
const RETURNED = "PATCH /api/bookings/{id}/returned";
const BLOCK = "POST /api/blocks";
const UNBLOCK = "DELETE /api/blocks/{id}";

const FOREIGN = { Origin: "https://evil.example" };
const TOO_LARGE = { notes: "x".repeat(70_000) };

const DAYS = {
  vehicle: 1,
  from: "2031-01-10",
  fromTime: "09:00",
  to: "2031-01-12",
  toTime: "18:00",
  note: "Brakes",
};

/**
 * Returns cases for every response of the endpoints by which staff move bookings, mark handovers and block
 * vehicles.
 */
export function rentalCases(site: DocumentedSite): Case[] {
  const { change } = site;
  const block = (body: unknown) => change("/api/blocks", body, site.staff(), "POST");
  return [
    [VEHICLE, 200, () => forNew(site, 1, (path) => change(`${path}/vehicle`, { vehicle: 1 }))],
    [RETURNED, 200, () => forNew(site, 2, (path) => returnNow(site, path))],
    // The car stays out.
    [OUT, 200, () => forNew(site, 3, (path) => change(`${path}/out`, {}))],
    ...[VEHICLE, OUT, RETURNED].flatMap((call) => changeRefusals(site, call)),
    [BLOCK, 201, () => block(DAYS)],
    [BLOCK, 404, () => block({ ...DAYS, vehicle: 999_999 })],
    [BLOCK, 409, () => block(DAYS)],
    ...refusals(site, BLOCK, "/api/blocks", "POST"),
    ...unblockCases(site),
  ];
}

/** Returns calls of the rental endpoints, for a site with a fault. */
export function rentalCalls({ change, staff }: DocumentedSite): [string, () => Promise<Answer>][] {
  return [
    [VEHICLE, () => change("/api/bookings/1/vehicle", { vehicle: 1 })],
    [OUT, () => change("/api/bookings/1/out", {})],
    [RETURNED, () => change("/api/bookings/1/returned", {})],
    [BLOCK, () => change("/api/blocks", DAYS, staff(), "POST")],
    [UNBLOCK, () => change("/api/blocks/1", {}, staff(), "DELETE")],
  ];
}

/** Returns the refusals of one of the endpoints that change a booking; booking 1 is pending. */
function changeRefusals(site: DocumentedSite, call: string): Case[] {
  const path = (id: number) => call.replace("PATCH ", "").replace("{id}", String(id));
  return [
    [call, 404, () => site.change(path(0), { vehicle: 1 })],
    [call, 409, () => site.change(path(1), { vehicle: 1 })],
    ...refusals(site, call, path(1), "PATCH"),
  ];
}

function refusals(
  { change, staff }: DocumentedSite,
  call: string,
  path: string,
  method: string,
): Case[] {
  const send = (body: unknown, headers: Record<string, string> = staff()) =>
    change(path, body, headers, method);
  return [
    [call, 400, () => send({ vehicle: "x", at: "x" })],
    [call, 401, () => send({}, {})],
    [call, 403, () => send({}, { ...staff(), ...FOREIGN })],
    [call, 413, () => send(TOO_LARGE)],
    [call, 415, () => send({}, { ...staff(), "Content-Type": "text/plain" })],
  ];
}

function unblockCases({ change, staff }: DocumentedSite): Case[] {
  const remove = (id: number | string, headers: Record<string, string> = staff()) =>
    change(`/api/blocks/${id}`, {}, headers, "DELETE");
  const removeNew = async () => {
    const later = { ...DAYS, from: "2031-02-10", to: "2031-02-12" };
    const { text } = await change("/api/blocks", later, staff(), "POST");
    return remove((JSON.parse(text) as { id: number }).id);
  };
  return [
    [UNBLOCK, 204, removeNew],
    [UNBLOCK, 400, () => remove("one")],
    [UNBLOCK, 401, () => remove(1, {})],
    [UNBLOCK, 403, () => remove(1, { ...staff(), ...FOREIGN })],
    [UNBLOCK, 404, () => remove(0)],
    [UNBLOCK, 404, () => remove("9".repeat(20))],
  ];
}

/** Calls with the address of a new confirmed booking, in days of its own. */
async function forNew(
  { book, setStatus }: DocumentedSite,
  month: number,
  send: (path: string) => Promise<Answer>,
) {
  const dates = { pickupDate: `2032-0${month}-10`, returnDate: `2032-0${month}-12` };
  const { id } = bookingOf(await book(bookingBody({ name: `Rental ${month}`, ...dates })));
  await setStatus(id, { status: "confirmed" });
  return send(`/api/bookings/${id}`);
}

async function returnNow({ change }: DocumentedSite, path: string) {
  await change(`${path}/out`, { at: new Date(Date.now() - 60_000).toISOString() });
  return change(`${path}/returned`, {});
}
