import { beforeAll, describe, expect, test } from "vitest";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { change, controlsIn, PATH, pricesPage } from "./prices-page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const { openPrices, send, controlsOf, bookTrip } = pricesPage(fixture, () => Cookie);

async function idOf(model: string) {
  const cars = json<{ id: number; name: string }[]>(await sendRequest(fixture.site, "/api/cars"));
  return String(cars.find(({ name }) => name === model)?.id);
}

/** Returns the form of the rates with a further row for a car. */
async function addRow(id: string, typed: URLSearchParams) {
  const answer = await send(withField(withField(typed, "intent", "add-row"), "own", id));
  expect([answer.status, openPage(answer).byRole("alert")]).toEqual([200, []]);
  return controlsIn(answer, "save-rates");
}

function withField(body: URLSearchParams, name: string, value: string) {
  const changed = new URLSearchParams(body);
  changed.set(name, value);
  return changed;
}

test("without a session the page asks for the password, and a form changes nothing", async () => {
  const body = change(await controlsOf("save-rates"), "rate-sedan", 1, "1");
  for (const answer of [await sendRequest(fixture.site, PATH), await send(body, "")]) {
    expect(answer.headers.get("Location")).toMatch(/^\/admin\?/);
  }
  expect((await openPrices()).text).not.toContain('value="1" inputMode="decimal"');
});

describe("rates", () => {
  test("are shown with an input for each, and the longer rental that costs less", async () => {
    const answer = await openPrices();
    expect(answer.status).toBe(200);
    const page = openPage(answer);
    expect(page.values("main")["days"]).toBe("");
    expect(answer.text).toContain("Sedans: 11 days cost $385, less than 10 days ($400).");
  });

  test("that are saved hold for the next booking, the API and the page", async () => {
    const body = change(await controlsOf("save-rates"), "rate-sedan", 4, "41.50");
    const answer = await send(body);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?done=rates`]);
    const booking = await bookTrip("Mazda 3", "2031-03-01", "2031-03-05");
    expect(booking).toMatchObject({ pricePerDay: 41.5, totalPrice: 166 });
    expect((await openPrices("?done=rates")).text).toContain("Sedans: ");
    const page = await sendRequest(fixture.site, "/all-cars");
    expect(page.text).toContain("$41.50");
  });

  test("get a row for a model, with all that is typed", { tags: "slow" }, async () => {
    const typed = change(await controlsOf("save-rates"), "rate-suv", 1, "61.25");
    const id = await idOf("Toyota C-HR Hybrid");
    const own = await addRow(id, typed);
    expect([own.getAll("rate-suv")[0], own.getAll(`rate-${id}`)[0]]).toEqual(["61.25", "61.25"]);
    expect((await addRow("none", typed)).getAll("rate-suv")[0]).toBe("61.25");
  });

  test(
    "of a model replace those of its type, and go back to them when emptied",
    { tags: "slow" },
    async () => {
      const id = await idOf("Mazda 6");
      const own = await addRow(id, await controlsOf("save-rates"));
      const lengths = own.getAll("days").filter(Boolean).map(Number);
      for (const days of lengths) change(own, `rate-${id}`, days, days === 1 ? "77" : "");
      expect((await send(own)).status).toBe(303);
      expect(await bookTrip("Mazda 6", "2031-03-01", "2031-03-05")).toMatchObject({
        pricePerDay: 77,
      });
      expect((await send(change(await controlsOf("save-rates"), `rate-${id}`, 1, ""))).status).toBe(
        303,
      );
      const again = await bookTrip("Mazda 6", "2031-03-01", "2031-03-05");
      expect(again.pricePerDay).not.toBe(77);
    },
  );

  test.each([
    ["a rate of 0", "rate-suv", 1, "0", "Enter a rate above 0"],
    ["a rate of a billion", "rate-suv", 1, "1e9", "Enter a rate above 0"],
    ["the same days twice", "days", 2, "1", "Another column has the same number of days"],
    ["no rate for the first day", "rate-suv", 1, "", "Enter a rate in the 1-day column"],
  ])("with %s are refused, with everything typed", async (_, name, index, value, message) => {
    const body = change(await controlsOf("save-rates"), name, index, value);
    change(body, "rate-sedan", 11, "36.75");
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(openPage(answer).byRole("alert").join(" ")).toContain(message);
    expect(answer.text).toContain('value="36.75"');
  });

  test("are put back by undoing the last change, once", { tags: "slow" }, async () => {
    const body = await controlsOf("save-rates");
    const before = body.getAll("rate-sedan");
    await send(change(body, "rate-sedan", 1, "64"));
    const undo = await controlsOf("undo");
    expect((await send(undo)).headers.get("Location")).toBe(`${PATH}?done=undone`);
    expect((await controlsOf("save-rates")).getAll("rate-sedan")).toEqual(before);
    expect((await send(undo)).status).toBe(409);
  });
});

describe("rates that two people change", () => {
  test("show the second one the change and what they typed", async () => {
    const [first, second] = [await controlsOf("save-rates"), await controlsOf("save-rates")];
    expect((await send(change(first, "rate-suv", 1, "58"))).status).toBe(303);
    const answer = await send(change(second, "rate-suv", 2, "53.33"));
    expect(answer.status).toBe(409);
    expect(openPage(answer).byRole("alert").join(" ")).toContain("Somebody else has just changed");
    expect(answer.text).toContain('value="53.33"');
    expect(answer.text).toContain("1: 58");
  });

  test("show it also after an error, and after a row was added", { tags: "slow" }, async () => {
    const wrong = change(await controlsOf("save-rates"), "rate-suv", 1, "0");
    const asking = await controlsOf("save-rates");
    const other = await controlsOf("save-rates");
    expect((await send(change(other, "rate-suv", 1, "59"))).status).toBe(303);
    const refused = await send(wrong);
    expect(refused.status).toBe(422);
    const corrected = change(controlsIn(refused, "save-rates"), "rate-suv", 1, "62");
    expect((await send(corrected)).status).toBe(409);
    expect((await send(await addRow("none", asking))).status).toBe(409);
  });
});

test("the preview sums the saved prices for a car, a place and dates", async () => {
  const query = "?vehicle=Mazda+3&from=2031-05-01&to=2031-05-03&pickup=Kutaisi+Airport";
  const { text } = await openPrices(query);
  expect(text).toContain("2 days at $45");
  expect(text).toContain("150 GEL");
});

test("an unknown form is refused", async () => {
  const answer = await sendForm(fixture.site, PATH, { intent: "other" }, { Cookie });
  expect(answer.status).toBe(400);
});
