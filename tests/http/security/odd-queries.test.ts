/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "~/web/pages/page-table";
import type { Page } from "~/web/pages/page";
import { sendRequest } from "../answer";
import { bookingBody, postBooking, signIn, useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess({ TRUST_PROXY: "1" });
let Cookie = "";
let token = "";

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const placed = await postBooking(fixture.site, bookingBody());
  token = /bookings=([\w-]{22})/.exec(placed.headers.getSetCookie().join())?.[1] ?? "";
});

/** All names that pages read, and some that none does. */
const NAMES =
  `account added before booked booking car cars changed code count currency date days done drive
  emptied erased extra extras from fromDate fromTime fuel guide id index limit lng max mode model month name
  names next only order own page passengers photos pickup pickupDate pickupTime price q removed return
  returnDate returnTime row saved season seats since sort state status subject tab table tested to toDate
  toTime transmission type undo until vehicle vehicleType who withNames _routes __proto__ constructor`.split(
    /\s+/,
  );

/** Odd values in the form in which they stand in an address. */
const VALUES = [
  ["NUL", "%00"],
  ["a text with NUL", "a%00b"],
  ["an unpaired surrogate", "a%ED%A0%80"],
  ["a date with NUL", "2030-06-10%00"],
  ["no UTF-8", "%FF%FE"],
  ["a broken escape", "%"],
  ["invisible letters", "%E2%80%AE%E2%80%8B"],
  ["a huge number", "9".repeat(30)],
  ["below all ids", "-9223372036854775809"],
  ["above an integer", "2147483648"],
  ["infinite", "1e309"],
  ["no day", "2030-02-30"],
  ["a distant year", "99999-12-31"],
  ["year 0", "0000-01-01"],
  ["no time", "25%3A61"],
  ["a prototype", "__proto__"],
  ["quotes", "'%22%5C%3B--%25_"],
] as const;

const SHAPES = {
  once: (name: string, value: string) => `${name}=${value}`,
  repeated: (name: string, value: string) => `${name}=${value}&${name}=1&${name}=`,
  "as an array": (name: string, value: string) => `${name}[]=${value}&${name}[0]=${value}`,
};

const ALL: readonly Page[] = PAGES;

function addressOf({ pattern }: Page) {
  const params: Record<string, string> = {
    ":token": token,
    ":section": "about",
    ":city": "batumi",
  };
  return pattern.replaceAll(/:\w+/g, (name) => params[name] ?? "1");
}

/** Lists the addresses whose response to a query is a fault. */
async function faultsOf(query: string) {
  const headers = { Cookie: `${Cookie}; bookings=${token}`, "X-Forwarded-For": "192.0.2.1" };
  const faults: string[] = [];
  for (const page of ALL) {
    for (const path of [addressOf(page), `${addressOf(page)}.data`]) {
      // oxlint-disable-next-line no-await-in-loop -- together they would be refused as too many.
      const { status } = await sendRequest(fixture.site, `${path}?${query}`, { headers });
      if (status >= 500) faults.push(`${status} ${path}`);
    }
  }
  return faults;
}

async function expectNoFault(write: (name: string, value: string) => string, value: string) {
  const query = NAMES.map((name) => write(name, value))
    .join("&")
    .slice(0, 7_000);
  expect(await faultsOf(query)).toEqual([]);
  expect(fixture.site.output()).not.toMatch(/"level":[56]0/);
}

test.each(VALUES.slice(1, 2))("%s is no fault of any page", async (_, value) => {
  await expectNoFault(SHAPES.once, value);
});

describe.each(Object.entries(SHAPES))("a parameter %s", (_, write) => {
  test.each(VALUES)("is no fault of any page: %s", { tags: "slow" }, async (__, value) => {
    await expectNoFault(write, value);
  });
});
