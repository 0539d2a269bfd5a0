import { beforeEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { markOut, markReturned } from "~/booking/assignment/handover.queries.server";
import { noonOf, useRentals } from "~/booking/testing/use-rentals";
import { testSite } from "~/catalog/company/testing/test-site";
import { startMailServer, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { readOutbox } from "~/messaging/delivery/testing/place";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
} from "~/messaging/delivery/testing/telegram-stand-in";
import { useDelivery } from "~/messaging/delivery/testing/use-delivery";
import { SOON } from "#db/testing/soon";
import { insertConflicts } from "./conflicts.queries.server";
import { loadConflict } from "./load-conflict.server";

const database = useTestDatabase();
const { open, stopLater } = useDelivery(database);
const rentals = useRentals(database);
const channels = ["telegram", "emailOperator"] as const;
const hoursLater = (hours: number) => new Date(noonOf(2).getTime() + hours * 3_600_000);

let late = 0n;
let next = 0n;

/** Hands over a vehicle that should be back at noon of day 2, and is booked again from noon of day 3 on. */
beforeEach(async () => {
  await database.sql`delete from outbox`;
  const { id } = await rentals.model(1);
  late = await rentals.booked(id, 0, 2);
  next = await rentals.booked(id, 3, 5);
  const mark = { id: late, at: noonOf(0), actor: "nino", now: noonOf(0) };
  await markOut(database.sql, mark);
});

const insert = (hours: number) => insertConflicts(database.sql, hoursLater(hours), channels);
const rows = async () =>
  (await readOutbox(database.sql)).map(({ kind, channel }) => `${kind} ${channel}`);
const row = () => ({ bookingId: Number(late), nextId: Number(next) });
const load = (hours: number, of = row(), lang: "en" | "ka" = "en") =>
  loadConflict(database.sql, of, {
    publicAddress: testSite.publicAddress,
    lang,
    now: hoursLater(hours),
  });
const bringBack = (hours: number) => {
  const at = hoursLater(hours);
  return markReturned(database.sql, { id: late, at, actor: "nino", now: at }, []);
};

describe("a warning", () => {
  test.each([
    [-1, 0],
    [1, 0],
    [12, 0],
    [13, 2],
    [30, 2],
  ])("is written %i hours after the planned return to %i channels", async (hours, count) => {
    await insert(hours);
    expect(await rows()).toHaveLength(count);
  });

  test("is written once for each conflict and channel by all nodes", async () => {
    await Promise.all(Array.from({ length: 8 }, () => insert(13)));
    await insert(20);
    expect(await rows()).toEqual(["conflict telegram", "conflict emailOperator"]);
  });

  test("is for the vehicle that is out, and not for one that is back", async () => {
    await bringBack(5);
    await insert(13);
    expect(await rows()).toEqual([]);
  });

  test("has who is late, who is next, their numbers and where it is solved", async () => {
    const message = await load(14);
    const spaced = (text: string) => text.replaceAll(/\s/g, " ");
    expect(spaced(message?.title ?? "")).toMatch(
      /^M-\d+-N-1 is not back yet, but is booked from Tue 4 June, 12:00$/,
    );
    expect(message?.paragraphs.map(spaced)).toEqual([
      "Guest · +995 555 000000 · due Mon 3 June, 12:00 · 14 h late",
      "Next: Guest · +995 555 000000 · Tue 4 June, 12:00",
      "Call Guest, or give the next booking another car.",
    ]);
    expect(
      message?.links
        .map(({ url }) => new URL(url))
        .map((url) => url.pathname + url.search + url.hash),
    ).toEqual([
      `/admin/bookings/${next}#part-car`,
      "/admin/calendar?from=2030-06-04",
      `/admin/bookings/${late}`,
    ]);
    expect((await load(14, row(), "ka"))?.title).toContain("არ დაბრუნებულა");
  });

  test("says nothing once the vehicle is back, or another booking follows", async () => {
    expect(await load(14, { ...row(), nextId: 0 })).toBeNull();
    await bringBack(13);
    expect(await load(14)).toBeNull();
  });

  test("goes to Telegram and by e-mail while it is true", async () => {
    const mail = stopLater(await startMailServer());
    const telegram = stopLater(await startTelegram());
    vi.setSystemTime(hoursLater(14));
    await open({
      SMTP_URL: mail.url,
      TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
      TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
      TELEGRAM_API_URL: telegram.url,
    });
    await expect
      .poll(() => mail.to(testSite.company.email).map(textOf).join(), SOON)
      .toContain("+995 555 000000");
    await expect
      .poll(() => JSON.stringify(telegram.messages()), SOON)
      .toContain(`/admin/bookings/${next}#part-car`);
    vi.advanceTimersByTime(60_000);
    await expect
      .poll(async () => (await readOutbox(database.sql)).map(({ state }) => state), SOON)
      .toEqual(["sent", "sent"]);
  });
});
