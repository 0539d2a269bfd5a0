import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { en } from "~/texts/en";
import { sendRequest } from "../answer";
import { bookingBody, bookingOf, postBooking, useSite } from "../site-fixture";

const fixture = useSite();
const { confirmation, another } = en.booking;

test.each([
  ["whatsapp", /^https:\/\/wa\.me\/\d+\?text=/],
  ["telegram", /^https:\/\/t\.me\//],
  ["email", /^mailto:/],
] as const)("the contact link matches the chosen channel", async (contactPreference, target) => {
  const placed = await postBooking(fixture.site, bookingBody({ contactPreference }));
  const [, token] = /bookings=([\w-]{22})/.exec(placed.headers.getSetCookie().join())!;
  const { text } = await sendRequest(fixture.site, `/?booked=${token}&lng=en`);
  const links = [...parseHTML(text).document.querySelectorAll("#booking a")];
  const hrefOf = (name: string) =>
    links.find((link) => link.textContent?.trim() === name)?.getAttribute("href") ?? "";
  const href = decodeURIComponent(hrefOf(confirmation.via[contactPreference]));
  expect(href).toMatch(target);
  expect(href).toContain(String(bookingOf(placed).id));
  expect(href).not.toContain("booked=");
  expect(hrefOf(another)).toBe("/#booking");
});
