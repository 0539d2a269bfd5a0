/** @module-tag slow */
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { ACCOUNT_INTENTS } from "~/desk/account/account";
import { ACCOUNTS_INTENTS } from "~/desk/accounts/accounts";
import { CONTENT_INTENTS } from "~/desk/content/content";
import { BLOCK_INTENTS } from "~/desk/calendar/block/block";
import { FEED_INTENTS } from "~/desk/feeds/feeds-address";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";
import { PHOTO_INTENTS } from "~/desk/photos/photos";
import { PRICE_INTENTS } from "~/desk/prices/prices";
import { IMPORT_INTENTS } from "~/desk/transfer/import";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { photo } from "~/catalog/photos/testing/test-pictures";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPhotoDesk } from "../fleet/photo-desk";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const { date } = businessTime(new Date());
const numbers: Record<string, number> = {};
let Cookie: string;

const open = (path: string) => sendRequest(fixture.site, path, { headers: { Cookie } });

async function place(name: string, days: number) {
  const trip = { pickupDate: addDays(date, days), returnDate: addDays(date, days + 3) };
  const placed = await postBooking(fixture.site, bookingBody({ name, ...trip }));
  const [, token = ""] = /bookings=([\w-]{22})/.exec(placed.headers.getSetCookie().join()) ?? [];
  return { id: bookingOf(placed).id, token, trip };
}

function setStatus(id: number, status: string) {
  const init = { method: "PATCH", headers: { Cookie } };
  return sendJson(fixture.site, `/api/bookings/${id}/status`, { status, overbook: true }, init);
}

type PlacedBooking = Awaited<ReturnType<typeof place>>;

/** Asks for another return, by the form of the customer's page. */
async function ask({ token, trip }: PlacedBooking, days: number) {
  const form = { intent: "ask", returnDate: addDays(trip.returnDate, days), confirmed: "on" };
  const asked = await sendForm(fixture.site, `/bookings/${token}`, form);
  expect(asked.status).toBe(303);
}

type Form = { intent: string; button: string; fields: Record<string, string> };

/** Returns the plain forms of a page, one for each of its buttons. */
async function formsOf(path: string): Promise<Form[]> {
  const { document } = parseHTML((await open(path)).text);
  return [...document.querySelectorAll('form[method="post"]:not([action="/language"])')].flatMap(
    (form) => {
      const named = [...form.querySelectorAll("input[name], select[name], textarea[name]")];
      const fields = Object.fromEntries(
        named.map((field) => [
          field.getAttribute("name") ?? "",
          field.getAttribute("value") ?? field.querySelector("option")?.getAttribute("value") ?? "",
        ]),
      );
      const buttons = [...form.querySelectorAll("button:not([type=button])")];
      return buttons.map((button) => {
        const pressed = button.getAttribute("name");
        const all = {
          ...fields,
          ...(pressed && { [pressed]: button.getAttribute("value") ?? "" }),
        };
        return { intent: all.intent ?? "", button: button.textContent ?? "", fields: all };
      });
    },
  );
}

/** Returns the form of a page that changes a booking. */
async function findForm(path: string, wanted: Record<string, string>) {
  const forms = await formsOf(path);
  const found = forms.find(({ fields }) =>
    Object.entries(wanted).every(([name, value]) => fields[name] === value),
  );
  if (!found) throw new Error(`no form ${JSON.stringify(wanted)} on ${path}`);
  return { send: () => sendForm(fixture.site, path, found.fields, { Cookie }) };
}

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const [pending, confirmed, out] = [
    await place("Asks", 5),
    await place("Comes", 0),
    await place("Has it", 0),
  ];
  numbers.pending = pending.id;
  numbers.confirmed = confirmed.id;
  numbers.out = out.id;
  for (const { id } of [confirmed, out]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    await setStatus(id, "confirmed");
  }
  await sendJson(
    fixture.site,
    `/api/bookings/${out.id}/out`,
    {},
    { method: "PATCH", headers: { Cookie } },
  );
  await ask(confirmed, 2);
});

const { status, handover, note, move, swap, changeReturn, declineReturn, resend } = DESK_INTENTS;

/**
 * The field by which each form of the desk states what its page has shown, or `null` and the reason why it
 * states nothing.
 */
const CARRIED: Record<string, readonly [field: string | null, why?: string]> = {
  [status]: ["revision"],
  [handover]: ["revision"],
  [changeReturn]: ["revision"],
  [declineReturn]: ["revision"],
  // It asks about the cars that it exchanges: the other fields of a booking may change.
  [move]: ["seen"],
  [swap]: ["seen"],
  [note]: ["version"],
  [resend]: [null, "sends what failed, and what was sent meanwhile is not failed any more"],
};

describe("every form of a booking", () => {
  test.each([
    ["the list", "/admin?tab=bookings", [status, handover]],
    ["Today", "/admin/today", [status, handover]],
    ["a request", "pending", [status, note]],
    [
      "a confirmed booking",
      "confirmed",
      [status, handover, move, note, changeReturn, declineReturn],
    ],
    ["a booking that is out", "out", [handover, note]],
  ])("says what it has seen: %s", async (_, page, intents) => {
    const path = page in numbers ? `/admin/bookings/${numbers[page]}` : page;
    const forms = (await formsOf(path)).filter(({ fields }) => "id" in fields);
    expect(new Set(forms.map(({ intent }) => intent))).toEqual(new Set(intents));
    for (const { intent, fields } of forms) {
      const [field] = CARRIED[intent] ?? [];
      expect([intent, field, field && fields[field]]).toEqual([
        intent,
        expect.any(String),
        expect.stringMatching(/^\d/),
      ]);
    }
  });
});

describe("an outdated form is refused, and shows what the booking is now", () => {
  const stale = /changed in the meantime/;

  test.each(["/admin?tab=bookings&lng=en", "/admin/today?lng=en", "booking"])(
    "on %s",
    async (page) => {
      const { id } = await place(`Decided on ${page}`, 5);
      const path = page === "booking" ? `/admin/bookings/${id}?lng=en` : page;
      const { send } = await findForm(path, { id: `${id}`, status: "confirmed" });
      await setStatus(id, "cancelled");
      const answer = await send();
      expect(answer.status).toBe(409);
      const [alert] = openPage(answer).byRole("alert");
      expect(alert).toMatch(stale);
      expect(alert).toMatch(/Now: Cancelled .*Cancelled · admin/);
      expect(openPage(await open(`/admin/bookings/${id}?lng=en`)).textOf("main")).toContain(
        "Cancelled",
      );
    },
  );

  test("by a newer wish of the customer, which nobody accepts unseen", async () => {
    const placed = await place("Wants more", 20);
    await setStatus(placed.id, "confirmed");
    const path = `/admin/bookings/${placed.id}?lng=en`;
    await ask(placed, 1);
    const accept = await findForm(path, { intent: changeReturn });
    const decline = await findForm(path, { intent: declineReturn });
    await ask(placed, 3);
    for (const { send } of [accept, decline]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const answer = await send();
      expect(answer.status).toBe(409);
      expect(openPage(answer).byRole("alert")[0]).toMatch(stale);
    }
    const current = await findForm(path, { intent: changeReturn });
    expect((await current.send()).status).toBe(303);
    expect((await accept.send()).status).toBe(409);
  });

  test("in Georgian, too", async () => {
    const { id } = await place("Decided in Georgian", 5);
    const path = `/admin/bookings/${id}?lng=ka`;
    const { send } = await findForm(path, { id: `${id}`, status: "cancelled" });
    await setStatus(id, "confirmed");
    expect(openPage(await send()).byRole("alert")[0]).toMatch(
      /ამასობაში ჯავშანი შეიცვალა.*ახლა: დადასტურებული/,
    );
  });

  test("but not when it is sent twice", async () => {
    const { id } = await place("Pressed twice", 5);
    const { send } = await findForm(`/admin/bookings/${id}`, { id: `${id}`, status: "cancelled" });
    expect([(await send()).status, (await send()).status]).toEqual([303, 303]);
  });

  test("and so is one without what it has seen", async () => {
    const { id } = await place("Old page", 5);
    const fields = { intent: status, id: `${id}`, status: "cancelled" };
    expect((await sendForm(fixture.site, "/admin/today", fields, { Cookie })).status).toBe(409);
  });
});

/**
 * Each form of the desk by its intent, or by its page: the field that states what the page has shown, or
 * why it has none.
 */
const FIELDS: Record<string, { field: string } | { reason: string }> = {
  ...Object.fromEntries(
    Object.entries(CARRIED).map(([intent, [field, why = ""]]) => [
      intent,
      field === null ? { reason: why } : { field },
    ]),
  ),
  "/admin/fleet/:id/archive": { field: "seen" },
  "/admin/settings": { field: "version" },
  "/admin/languages": { field: "version" },
  "/admin/mails": { reason: "it changes nothing" },
  [PRICE_INTENTS.saveRates]: { field: "version" },
  [PRICE_INTENTS.savePlaces]: { field: "version" },
  [PRICE_INTENTS.saveExtras]: { field: "version" },
  [PRICE_INTENTS.saveRoads]: { field: "version" },
  [PRICE_INTENTS.saveFees]: { field: "version" },
  [PRICE_INTENTS.saveCodes]: { field: "version" },
  [PRICE_INTENTS.saveSeason]: { field: "version" },
  [PRICE_INTENTS.removeSeason]: { field: "version" },
  [PRICE_INTENTS.switchCurrency]: { field: "version" },
  [FLEET_INTENTS.save]: { field: "version" },
  [FLEET_INTENTS.saveVehicle]: { field: "version" },
  [FLEET_INTENTS.removeVehicle]: { field: "version" },
  [`/admin/content/reviews/:id ${CONTENT_INTENTS.remove}`]: { field: "version" },
  [FLEET_INTENTS.order]: { field: "seen" },
  [PHOTO_INTENTS.save]: { field: "seen" },
  [ACCOUNTS_INTENTS.role]: { field: "seen" },
  [FLEET_INTENTS.copy]: { reason: "adds a model" },
  [FLEET_INTENTS.addVehicles]: { reason: "adds vehicles" },
  [PHOTO_INTENTS.upload]: {
    reason: "adds photos, or replaces the one of its view, which can be undone",
  },
  [PHOTO_INTENTS.later]: { reason: "a step from where the photo is" },
  [PHOTO_INTENTS.earlier]: { reason: "a step from where the photo is" },
  [PHOTO_INTENTS.remove]: { reason: "can be undone" },
  [ACCOUNTS_INTENTS.add]: { reason: "adds an account" },
  [ACCOUNTS_INTENTS.disable]: { reason: "names its outcome" },
  [ACCOUNTS_INTENTS.enable]: { reason: "names its outcome" },
  [ACCOUNTS_INTENTS.remove]: { reason: "names its outcome" },
  [FEED_INTENTS.create]: { reason: "adds a feed" },
  [FEED_INTENTS.add]: { reason: "adds an import" },
  [IMPORT_INTENTS.check]: { reason: "changes nothing" },
  [IMPORT_INTENTS.import]: { reason: "replaces all there is by its file" },
  [BLOCK_INTENTS.add]: { reason: "adds a block" },
  "/admin/bookings/new": { reason: "adds a booking" },
  "/admin/confirm": { reason: "changes its own session" },
  "/admin/person": { reason: "finds somebody" },
  "/admin/setup/example": { reason: "empties what is still the example" },
  "/admin/setup": { reason: "sends a message" },
  "/admin/setup keep-currency": { reason: "keeps what is" },
  "/admin/setup/publish publish": { reason: "names its outcome" },
  [FLEET_INTENTS.preview]: { reason: "changes nothing" },
  [PRICE_INTENTS.addRow]: { reason: "changes nothing" },
  find: { reason: "finds somebody" },
  price: { reason: "changes nothing" },
};
/** The forms of the account that is signed in: nobody else changes it. */
const OWN = new Set<string>([...Object.values(ACCOUNT_INTENTS), DESK_INTENTS.signOut]);

const PATHS = [
  ...DESK_PAGES.map(({ pattern }) => [
    pattern,
    pattern.replaceAll(/:\w+/g, (name) => (name === ":section" ? "services" : "1")),
  ]),
  ["/admin/fleet", "/admin/fleet?order="],
  ["/admin/prices", "/admin/prices?season=new"],
  ["/admin/prices", "/admin/prices?currency=GEL"],
  ["/admin/calendar/block", "/admin/calendar/block?vehicle=1"],
  ["/admin/content/reviews/:id", "/admin/content/reviews/new"],
  ["/admin/content/reviews/:id", "REVIEW"],
] as const;

test("every form of the desk says what it has seen, or needs not", async () => {
  const photos = await openPhotoDesk(fixture.site);
  expect((await photos.upload(1, { "a.jpg": await photo() })).status).toBe(303);
  const found = new Set<string>();
  const missing: string[] = [];
  const [, review = ""] =
    /(\/admin\/content\/reviews\/\d+)"/.exec((await open("/admin/content")).text) ?? [];
  for (const [pattern = "", shown = ""] of PATHS) {
    const path = shown === "REVIEW" ? review : shown;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other.
    for (const { intent, fields } of await formsOf(path)) {
      const key = intent || pattern;
      const own = FIELDS[`${pattern} ${intent}`];
      const rule = own ?? FIELDS[key];
      found.add(own ? `${pattern} ${intent}` : key);
      const isSaid = rule && ("reason" in rule || fields[rule.field]);
      // Nothing that is only added has been shown before.
      if (!isSaid && !OWN.has(key) && !path.endsWith("/new")) missing.push(`${path}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
  const needed = [
    status,
    FLEET_INTENTS.order,
    `/admin/content/reviews/:id ${CONTENT_INTENTS.remove}`,
    PHOTO_INTENTS.save,
    ACCOUNTS_INTENTS.role,
    PRICE_INTENTS.saveSeason,
    PRICE_INTENTS.switchCurrency,
  ];
  expect(needed.filter((key) => !found.has(key))).toEqual([]);
});

describe("an outdated form is refused with 409, and the present state shown:", () => {
  test("the order of the models", async () => {
    const path = "/admin/fleet?order=";
    const { send } = await findForm(path, { intent: FLEET_INTENTS.order });
    const other = (await formsOf(path)).find(({ intent }) => intent === FLEET_INTENTS.order);
    const changed = { ...other!.fields, "position-1": "77" };
    expect((await sendForm(fixture.site, "/admin/fleet", changed, { Cookie })).status).toBe(303);
    const answer = await sendForm(
      fixture.site,
      path,
      { ...other!.fields, "position-2": "5" },
      { Cookie },
    );
    expect(answer.status).toBe(409);
    expect(openPage(answer).byRole("alert")[0]).toMatch(/order was changed in the meantime/);
    expect(openPage(answer).values("order")).toMatchObject({ "position-1": "77" });
    expect((await send()).status).toBe(409);
    expect((await (await findForm(path, { intent: FLEET_INTENTS.order })).send()).status).toBe(303);
  });

  test("the texts of a photo", async () => {
    const path = "/admin/fleet/1";
    const form = (await formsOf(path)).find(({ intent }) => intent === PHOTO_INTENTS.save);
    const fields = { ...form!.fields, view: "more", focus: "5" };
    const saved = await sendForm(
      fixture.site,
      path,
      { ...fields, "alt.en": "A red car" },
      { Cookie },
    );
    expect(saved.status).toBe(303);
    const answer = await sendForm(fixture.site, path, { ...fields, "alt.en": "A car" }, { Cookie });
    expect(answer.status).toBe(409);
    expect(openPage(answer).byRole("alert").join()).toMatch(/photo was changed in the meantime/);
    expect(answer.text).toContain("A red car");
  });
});
