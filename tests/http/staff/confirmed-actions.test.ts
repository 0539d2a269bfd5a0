/** @module-tag slow */
import { beforeEach, expect, test } from "vitest";
import { ACCOUNT_INTENTS } from "~/desk/account/account";
import { ACCOUNTS_INTENTS } from "~/desk/accounts/accounts";
import { BLOCK_INTENTS } from "~/desk/calendar/block/block";
import { CONTENT_INTENTS } from "~/desk/content/content";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { FEED_INTENTS } from "~/desk/feeds/feeds-address";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";
import { HELD_INTENTS } from "~/desk/held/held";
import { PERSON_INTENTS } from "~/desk/person/person";
import { PHOTO_INTENTS } from "~/desk/photos/photos";
import { PRICE_INTENTS } from "~/desk/prices/prices";
import { FILE_FIELD, IMPORT_INTENTS } from "~/desk/transfer/import";
import { KEEP_CURRENCY, PUBLISH_INTENTS } from "~/desk/setup/setup";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { discreet } from "../answer";
import { openPage } from "../page";
import { ROLE_PASSWORD, useRoles } from "./use-roles";

const fixture = useRoles();
const { as, post } = fixture;

beforeEach(async () => {
  await fixture.site.sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
});

/** Resolves with whether a response asks for a confirmation, on a page of its own or in the form. */
async function asksIn(response: Response): Promise<boolean> {
  const answer = await discreet(response);
  if (answer.status === 303) return answer.headers.get("Location")!.startsWith("/admin/confirm?");
  return answer.status === 422 && openPage(answer).linksIn("alert").includes("#confirmation");
}

type PageId = (typeof DESK_PAGES)[number]["id"];

type Page = {
  /** Whether opening the page or file itself asks. */
  opening: "asks" | "free";
  /** The values of `intent` in its forms that ask. */
  asks?: readonly string[];
  free?: readonly string[];
};

const ONE_FORM = [""];
const GATE_INTENTS = new Set<string>(["sign-in", "sign-out", "passkey"]);
const BOOKING_INTENTS = Object.values(DESK_INTENTS).filter((intent) => !GATE_INTENTS.has(intent));
const { password, ...accountIntents } = ACCOUNT_INTENTS;
const { status, handover, note } = DESK_INTENTS;

/**
 * Which pages and forms ask for a confirmation of the last minutes: those that read lists of contacts,
 * change accounts, or change much of the site without an undo. Others read a page of a list, or change one
 * thing.
 */
const PAGES: Record<PageId, Page> = {
  desk: { opening: "free", free: BOOKING_INTENTS },
  deskToday: { opening: "free", free: [status, handover, note] },
  deskCalendar: { opening: "free", free: [DESK_INTENTS.move] },
  deskBlock: { opening: "free", free: Object.values(BLOCK_INTENTS) },
  // The form of a feed with names asks, which `feeds.test.ts` tests.
  deskFeeds: { opening: "free", free: Object.values(FEED_INTENTS) },
  deskExport: { opening: "asks" },
  deskNewBooking: { opening: "free", free: ONE_FORM },
  deskBooking: { opening: "free", free: BOOKING_INTENTS },
  // The form of the password always asks for the old one.
  deskAccount: { opening: "free", asks: Object.values(accountIntents), free: [password] },
  deskAccounts: { opening: "free", asks: Object.values(ACCOUNTS_INTENTS) },
  deskConfirm: { opening: "free" },
  deskSearch: { opening: "free" },
  deskPasskey: { opening: "free" },
  deskSecurity: { opening: "free" },
  deskPerson: { opening: "asks", asks: Object.values(PERSON_INTENTS) },
  // It is a form on the page above.
  deskPersonExport: { opening: "free", asks: ONE_FORM },
  deskPrices: { opening: "free", free: Object.values(PRICE_INTENTS) },
  // Only the form of contacts asks, which a test below covers.
  deskSettings: { opening: "free" },
  // What it changes is taken back by the same form.
  deskLanguages: { opening: "free", free: ONE_FORM },
  // An e-mail goes to the company only.
  deskMails: { opening: "free", free: ONE_FORM },
  deskMailHtml: { opening: "free" },
  deskContent: { opening: "free" },
  deskContentSection: { opening: "free", free: Object.values(CONTENT_INTENTS) },
  deskReview: { opening: "free", free: Object.values(CONTENT_INTENTS) },
  deskImport: { opening: "asks", asks: [IMPORT_INTENTS.import], free: [IMPORT_INTENTS.check] },
  // The file has fleet, prices and texts, without persons.
  deskSiteExport: { opening: "free" },
  deskCsvExport: { opening: "free" },
  deskHeld: { opening: "asks", asks: Object.values(HELD_INTENTS) },
  deskSetup: { opening: "free", free: [...ONE_FORM, KEEP_CURRENCY] },
  deskPublish: { opening: "free", free: Object.keys(PUBLISH_INTENTS) },
  deskEmptyExample: { opening: "asks", asks: ONE_FORM },
  deskFleet: { opening: "free", free: [FLEET_INTENTS.order] },
  deskNewModel: { opening: "free", free: [FLEET_INTENTS.save, FLEET_INTENTS.preview] },
  deskModel: {
    opening: "free",
    free: [...Object.values(FLEET_INTENTS), ...Object.values(PHOTO_INTENTS)],
  },
  deskArchiveModel: { opening: "free", free: ONE_FORM },
  deskVehicle: { opening: "free", free: Object.values(FLEET_INTENTS) },
};

function pathOf({ id, pattern }: (typeof DESK_PAGES)[number]) {
  if (id === "desk") return "/admin?tab=bookings";
  if (id === "deskBooking") return `/admin/bookings/${fixture.today}`;
  if (id === "deskReview") return "/admin/content/reviews/new";
  if (id === "deskBlock") return `${pattern}?vehicle=1`;
  if (id === "deskCsvExport") return `${pattern}?table=vehicles`;
  return pattern.replaceAll(/:\w+/g, (name) => (name === ":section" ? "services" : "1"));
}

test.each([...DESK_PAGES])("whether opening $id asks", async (page) => {
  const response = await as("owner", pathOf(page));
  expect(response.status).not.toBe(404);
  expect(response.status).toBeLessThan(500);
  expect(await asksIn(response)).toBe(PAGES[page.id].opening === "asks");
});

const FORMS = DESK_PAGES.flatMap((page) => {
  const { asks = [], free = [] } = PAGES[page.id];
  return [
    ...asks.map((intent) => ({ page, id: page.id, intent, isAsked: true })),
    ...free.map((intent) => ({ page, id: page.id, intent, isAsked: false })),
  ];
});

test.each(FORMS)("whether the form $intent of $id asks", async ({ page, intent, isAsked }) => {
  const body = new FormData();
  const fields = { intent, id: "999999", username: "the-desk", role: "desk", who: "a@example.com" };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(FILE_FIELD, new File(["{}"], "site.json"));
  const response = await as("owner", pathOf(page), { method: "POST", body });
  expect(response.status).toBeLessThan(500);
  expect(await asksIn(response)).toBe(isAsked);
});

async function pageOf(path: string) {
  return openPage(await discreet(await as("owner", path)));
}

test("the settings ask where contacts change", async () => {
  const stored = (await pageOf("/admin/settings")).values("main");
  const send = (changed: Record<string, string>) =>
    post("owner", "/admin/settings", { ...stored, ...changed });
  expect(await asksIn(await send({ email: "new@firm.example" }))).toBe(true);
  expect(await asksIn(await send({ opens: "10:00" }))).toBe(false);
});

test(
  "a refused import changes nothing, and its page says what to do after the confirmation",
  { tags: "slow" },
  async () => {
    type Cars = { passengers: number }[];
    const exported = await (await as("owner", "/admin/export.json")).json();
    const file = exported as { cars: Cars };
    file.cars[0]!.passengers = 11;
    const mostSeats = async () => {
      const cars = (await (await as(null, "/api/cars")).json()) as Cars;
      return Math.max(...cars.map(({ passengers }) => passengers));
    };
    const send = (intent: string = IMPORT_INTENTS.import) => {
      const body = new FormData();
      body.append("intent", intent);
      body.append(FILE_FIELD, new File([JSON.stringify(file)], "site.json"));
      return as("owner", "/admin/import", { method: "POST", body });
    };
    const checked = await send(IMPORT_INTENTS.check);
    expect(checked.status).toBe(200);
    expect(openPage(await discreet(checked)).textOf("main")).toContain("Nothing has changed yet");
    const gate = (await send()).headers.get("Location")!;
    expect(gate).toBe(`/admin/confirm?${new URLSearchParams({ next: "/admin/import?again=" })}`);
    expect(await mostSeats()).toBeLessThan(11);
    const confirmed = await post("owner", gate, { confirmation: ROLE_PASSWORD });
    expect(confirmed.headers.get("Location")).toBe("/admin/import?again=");
    fixture.keep("owner", confirmed);
    expect((await pageOf("/admin/import?again=")).byRole("alert")).toEqual([
      expect.stringContaining("Choose the file again"),
    ]);
    expect((await send()).headers.get("Location")).toBe("/admin/import?imported=");
    expect((await pageOf("/admin/import?imported=")).byRole("status")).toContain(
      "The file is imported.",
    );
    expect(await mostSeats()).toBe(11);
  },
);
