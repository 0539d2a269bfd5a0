/** @module-tag slow */
import { beforeAll, expect, test } from "vitest";
import { sendForm, sendRequest, type Answer } from "../answer";
import { openPage } from "../page";
import { changeRow, pricesPage } from "./prices-page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
const { send, controlsOf } = pricesPage(fixture, () => Cookie);

/** Tbilisi Airport is the second place. */
beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const body = changeRow(await controlsOf("save-places"), "gapMinutes", 1, "60");
  await send(body);
});

const open = (path: string) => sendRequest(fixture.site, path, { headers: { Cookie } });

/** Makes a booking of the first vehicle by staff, fixed to it. Resolves with its page. */
async function take(trip: Record<string, string>): Promise<Answer> {
  const path = "/admin/bookings/new?vehicle=1";
  const form = openPage(await open(path)).values("new-booking");
  const fields = {
    ...form,
    ...trip,
    pickup: "Tbilisi Airport",
    name: "Nino",
    phone: "+995 555 12 34 56",
    pinned: "on",
  };
  const { status, headers } = await sendForm(fixture.site, path, fields, { Cookie });
  expect(status).toBe(303);
  return open(headers.get("Location") ?? "");
}

test("a booking just after another one of its car is taken, and its page warns", async () => {
  const first = await take({ pickupDate: "2034-01-02", returnDate: "2034-01-04" });
  expect(openPage(first).textOf("main")).not.toContain("you have set");
  const next = { pickupDate: "2034-01-04", pickupTime: "12:45", returnDate: "2034-01-06" };
  expect(openPage(await take(next)).textOf("main")).toContain(
    "Only 45 min after this car’s previous rental (you have set 1 h): Booking",
  );
  const later = { pickupDate: "2034-01-06", pickupTime: "13:00", returnDate: "2034-01-07" };
  expect(openPage(await take(later)).textOf("main")).not.toContain("you have set");
});
