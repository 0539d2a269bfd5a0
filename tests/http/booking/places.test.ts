import { beforeAll, expect, test } from "vitest";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { changeRow, PATH, pricesPage } from "../desk/prices-page";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const { send, controlsOf } = pricesPage(fixture, () => Cookie);

test("places are those of the specification at first", async () => {
  const body = await controlsOf("save-places");
  expect(body.getAll("name.en")).toEqual([
    "Tbilisi",
    "Tbilisi Airport",
    "Kutaisi Airport",
    "Batumi",
    "",
  ]);
  expect(body.getAll("fee")).toEqual(["0", "45", "150", "200", ""]);
  expect(body.getAll("minDays")).toEqual(["", "", "7", "", ""]);
});

test("places that are added are on the next pages, and booked for their fee", async () => {
  const body = await controlsOf("save-places");
  const gori = { "name.en": "Gori", "name.ka": "გორი", fee: "80.50", minDays: "3" };
  for (const [field, value] of Object.entries(gori)) changeRow(body, field, 4, value);
  expect((await send(body)).headers.get("Location")).toBe(`${PATH}?done=places`);
  for (const [prefix, text] of [
    ["", "Gori: 80.50 GEL, for rentals of 3 days or more"],
    ["/ka", "გორი: 80,50\u00a0₾, თუ მანქანას 3 ან მეტი დღით ქირაობთ"],
  ]) {
    expect((await sendRequest(fixture.site, `${prefix}/faq`)).text).toContain(text);
  }
  const input = bookingBody({ pickup: "Gori", return: "Gori", name: "To Gori" });
  const booking = bookingOf(await postBooking(fixture.site, input));
  expect(booking).toMatchObject({ pickup: "Gori", deliveryFee: 80.5 });
});

test(
  "places that are removed stay on their bookings, and are refused for new ones",
  { tags: "slow" },
  async () => {
    const input = bookingBody({ pickup: "Gori", return: "Gori", name: "Again to Gori" });
    const first = await postBooking(fixture.site, input);
    const body = changeRow(await controlsOf("save-places"), "name.en", 4, "");
    expect((await send(changeRow(body, "name.ka", 4, ""))).status).toBe(303);
    const page = await sendRequest(fixture.site, `${first.headers.get("Location")}?lng=ka`);
    expect(page.text).toContain("გორი");
    const refused = await postBooking(fixture.site, { ...input, name: "Too late" });
    expect(refused.status).toBe(422);
    expect(json<{ errors: object }>(refused).errors).toEqual({
      pickup: ["Pick-up location is required"],
      return: ["Return location is required"],
    });
    const form = bookingFields({ pickup: "Gori", return: "Gori", name: "By form" });
    const again = await sendForm(fixture.site, "/", form);
    expect(again.status).toBe(422);
    expect(again.text).toContain("We no longer deliver cars there.");
    const undo = await controlsOf("undo");
    expect((await send(undo)).status).toBe(303);
    expect((await controlsOf("save-places")).getAll("name.en")).toContain("Gori");
  },
);

test("places with an error are refused, with everything typed", async () => {
  const body = changeRow(await controlsOf("save-places"), "fee", 1, "1e9");
  const answer = await send(changeRow(body, "name.ka", 0, "თბილისი ქალაქი"));
  expect(answer.status).toBe(422);
  expect(openPage(answer).byRole("alert").join(" ")).toContain("Enter an amount from 0");
  expect(answer.text).toContain('value="1e9"');
  expect(answer.text).toContain('value="თბილისი ქალაქი"');
});

test("places of two people: the second sees the change and what they typed", async () => {
  const [first, second] = [await controlsOf("save-places"), await controlsOf("save-places")];
  expect((await send(changeRow(first, "fee", 3, "210"))).status).toBe(303);
  const answer = await send(changeRow(second, "fee", 3, "220"));
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('value="220"');
  expect(answer.text).toContain("Batumi: 200 GEL → 210 GEL");
});
