/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { addModel, addVehicles, modelId, openPath, outcomeOf, withFlash } from "./fleet-forms";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const open = (path: string) => openPath(fixture.site, Cookie, path);
const send = (fields: Record<string, string>) =>
  sendForm(fixture.site, "/admin/fleet?order=", fields, { Cookie });

async function firstCars() {
  const cars = await sendRequest(fixture.site, "/api/cars");
  return (JSON.parse(cars.text) as { id: number; name: string }[]).slice(0, 3);
}

describe("the list", () => {
  test("shows state, vehicles, price and the next booking of a model", async () => {
    const path = await addModel(fixture.site, Cookie, "Seat Leon", { bodyType: "hatchback" });
    await addVehicles(fixture.site, Cookie, path, { withoutPlate: "2" });
    const body = bookingBody({ vehicle: "Seat Leon", pickupDate: "2031-05-04" });
    bookingOf(await postBooking(fixture.site, { ...body, returnDate: "2031-05-08" }));
    const { text } = await sendRequest(fixture.site, "/admin/fleet?q=seat", {
      headers: { Cookie },
    });
    const [row = ""] = text
      .slice(text.indexOf(`href="${path}"`))
      .replaceAll("\u00a0", " ")
      .split("</a>");
    for (const one of ["Seat Leon", "$35", "2 cars", "4 May 2031", "Incomplete"]) {
      expect(row).toContain(one);
    }
  });

  test.each([
    ["mazda 3", "Mazda 3"],
    ["aa 001", "Toyota RAV4"],
    ["AA-001-MG", "Toyota RAV4"],
  ])("finds %j by name or plate", async (q, name) => {
    const page = await open(`/admin/fleet?${new URLSearchParams({ q })}`);
    expect(page.textOf("main")).toContain(name);
    expect(page.textOf("main")).not.toContain("Jeep Compass");
    expect(page.textOf("main")).toContain("On the site (1)");
  });

  test("names a search without a result and offers to drop it", async () => {
    const page = await open("/admin/fleet?q=%25%3Cb%3E");
    expect(page.textOf("main")).toContain(
      "No model or number plate matches “%<b>”. Show all models",
    );
  });

  test("has archived models under their own filter", async () => {
    const path = await addModel(fixture.site, Cookie, "Archived Model");
    await sendForm(fixture.site, `${path}/archive`, {}, { Cookie });
    expect((await open("/admin/fleet")).textOf("main")).not.toContain("Archived Model");
    const archived = await open("/admin/fleet?state=archived");
    expect(archived.textOf("main")).toContain("Archived Model");
  });
});

describe("the order", () => {
  test("is saved for all models at once, and the site follows", async () => {
    const [first, second] = await firstCars();
    const form = (await open("/admin/fleet?order=")).values("order");
    const swapped = { [`position-${first?.id}`]: "2", [`position-${second?.id}`]: "1" };
    const saved = await send({ ...form, ...swapped });
    expect(outcomeOf(saved)).toEqual([303, "/admin/fleet"]);
    const page = await openPath(fixture.site, withFlash(Cookie, saved), "/admin/fleet");
    expect(page.byRole("status")).toEqual(["The order is saved."]);
    expect((await firstCars()).map(({ id }) => id).slice(0, 2)).toEqual([second?.id, first?.id]);
  });

  test("with a wrong number nothing is saved, and what was typed is shown", async () => {
    const path = await addModel(fixture.site, Cookie, "Last Model");
    const before = await firstCars();
    const field = `position-${modelId(path)}`;
    const refused = await send({ intent: "order", [field]: "first", "position-1": "700" });
    expect(refused.status).toBe(422);
    const page = openPage(refused);
    expect(page.byRole("alert")).toEqual(["Enter whole numbers from 0 to 9,999."]);
    expect(page.values("order")).toMatchObject({ [field]: "first", "position-1": "700" });
    expect(await firstCars()).toEqual(before);
  });
});
