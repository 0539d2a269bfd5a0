import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { createLimits } from "./limits.server";
import { pageLimit } from "./page-limit.server";
import { readEnv } from "./settings/env.server";

const database = useTestDatabase();

/** Returns whether a search for other dates each time may be rendered, on a site that sets no limits. */
function openSite() {
  const { PAGES_PER_MINUTE, UNCACHED_PAGES_PER_MINUTE, BOOKINGS_PER_HOUR } = readEnv({});
  const { pages } = createLimits({
    pagesPerMinute: PAGES_PER_MINUTE,
    uncachedPagesPerMinute: UNCACHED_PAGES_PER_MINUTE,
    bookingsPerHour: BOOKINGS_PER_HOUR,
  });
  const isAllowed = pageLimit(pages, database.sql);
  let searches = 0;
  return (address: string, cookie?: string) => {
    searches += 1;
    const day = new Date(Date.UTC(2030, 0, 1 + searches)).toISOString().slice(0, 10);
    const context = new RouterContextProvider();
    context.set(clientAddressContext, address);
    const headers = cookie ? { Cookie: cookie } : undefined;
    const url = `http://localhost/all-cars?from=${day}&to=2033-01-01`;
    return isAllowed(new Request(url, { headers }), context, false);
  };
}

async function allowed(count: number, search: () => Promise<boolean>) {
  let found = 0;
  // oxlint-disable-next-line no-await-in-loop -- one after the other.
  for (let done = 0; done < count; done += 1) if (await search()) found += 1;
  return found;
}

/** Books, and returns the cookie that the browser has then. */
async function book(email: string) {
  const placed = await placeBooking(testStore(database.sql), bookingInput({ email }), {
    lang: "en",
  });
  if (!placed.ok) throw new Error(placed.reason);
  const [line] = rememberBooking(new Request("http://localhost/"), placed.booking.token);
  return line![1].split(";")[0]!;
}

test("fifty visitors behind one address search five times a minute, a flood from there is refused", async () => {
  const search = openSite();
  const visitors = Array.from({ length: 50 }, () => allowed(5, () => search("192.0.2.1")));
  expect(await Promise.all(visitors)).toEqual(Array<number>(50).fill(5));
  expect(await allowed(1_000, () => search("192.0.2.1"))).toBe(50);
  expect(await search("192.0.2.2")).toBe(true);
});

test("a browser with a booking goes on there, with a limit of its own", async () => {
  const search = openSite();
  const [own, other] = [await book("own@example.com"), await book("other@example.com")];
  await allowed(300, () => search("192.0.2.3"));
  expect(await search("192.0.2.3")).toBe(false);
  expect(await allowed(100, () => search("192.0.2.3", own))).toBe(60);
  expect(await search("192.0.2.3", other)).toBe(true);
});

test("an invented cookie lifts no limit", async () => {
  const search = openSite();
  await allowed(300, () => search("192.0.2.4"));
  for (const cookie of [`bookings=${"A".repeat(22)}`, "bookings=x", "session=x", "live=1"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    expect([cookie, await search("192.0.2.4", cookie)]).toEqual([cookie, false]);
  }
});
