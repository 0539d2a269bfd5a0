import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { insertSecurityEvents } from "~/staff/security/security.queries.server";
import { place } from "~/messaging/delivery/testing/place";
import type { Alert } from "./alert";
import { alertMessage } from "~/messaging/delivery/desk-notice.server";
import { claimCode } from "~/staff/second-factor/wrong-codes.queries.server";
import { findUser, insertUser } from "~/staff/staff.queries.server";
import {
  insertAlert,
  insertBookingsAlert,
  insertCodesAlerts,
  insertFloodAlert,
} from "./alerts.queries.server";

const database = useTestDatabase();
const CHANNELS = ["telegram", "emailOperator", "emailVisitor", "webhook"] as const;

beforeEach(async () => {
  await database.sql`truncate outbox, security_events`;
});

const rows = () => database.sql`select channel, alert from outbox order by channel`;

test("an alert goes to the channels of the company", async () => {
  const alert: Alert = { kind: "newDevice", account: "nino", device: "Firefox, Linux" };
  await insertAlert(database.sql, alert, { channels: CHANNELS });
  expect(await rows()).toEqual([
    { channel: "emailOperator", alert },
    { channel: "telegram", alert },
  ]);
});

describe("many failed sign-ins", () => {
  const now = () => new Date();
  const fail = (count: number) =>
    insertSecurityEvents(database.sql, [
      {
        event: "signIn",
        outcome: "wrong",
        account: null,
        network: null,
        requestId: "a",
        detail: "",
        count,
      },
    ]);

  test("cause one alert an hour, from a hundred on", async () => {
    await fail(99);
    await insertFloodAlert(database.sql, now(), CHANNELS);
    expect(await rows()).toEqual([]);
    await fail(1);
    const at = now();
    await insertFloodAlert(database.sql, at, CHANNELS);
    await insertFloodAlert(database.sql, at, CHANNELS);
    expect(await rows()).toHaveLength(2);
  });
});

describe("the right password with wrong codes", () => {
  const alertsOf = async () => {
    await insertCodesAlerts(database.sql, CHANNELS);
    return (await rows()).map(({ channel, alert }) => `${channel} ${alert.account} ${alert.count}`);
  };
  const guess = async (name: string, source: string, times: number) => {
    const { id: userId } = (await findUser(database.sql, name))!;
    for (let time = 1; time <= times; time += 1) await claimCode(database.sql, { userId, source });
  };

  test("causes an alert at the third, once a day", async () => {
    await database.sql`truncate users cascade`;
    for (const name of ["nino", "lasha"]) await insertUser(database.sql, name, "no hash");
    await guess("nino", "stranger", 2);
    await guess("lasha", "stranger", 2);
    await guess("lasha", "desk", 2);
    expect(await alertsOf()).toEqual([]);
    await guess("nino", "stranger", 1);
    const alerts = ["emailOperator nino 3", "telegram nino 3"];
    expect(await alertsOf()).toEqual(alerts);
    await guess("nino", "stranger", 20);
    expect(await alertsOf()).toEqual(alerts);
    await database.sql`update wrong_codes set since = since - interval '25 hours'`;
    await guess("nino", "stranger", 2);
    expect(await alertsOf()).toEqual(alerts);
    await guess("nino", "stranger", 1);
    expect(await alertsOf()).toHaveLength(4);
  });
});

test("many bookings of visitors cause one alert an hour", { tags: "slow" }, async () => {
  for (let count = 0; count < 99; count += 1) {
    await place(database.sql, [], { notes: `Trip ${count}` });
  }
  const now = new Date();
  await insertBookingsAlert(database.sql, now, CHANNELS);
  expect(await rows()).toEqual([]);
  await place(database.sql, [], { notes: "the hundredth" });
  await database.sql`update bookings set created_at = ${now.toISOString()}`;
  await insertBookingsAlert(database.sql, now, CHANNELS);
  await insertBookingsAlert(database.sql, now, CHANNELS);
  const alert = { kind: "bookings", count: 100 };
  expect(await rows()).toEqual([
    { channel: "emailOperator", alert },
    { channel: "telegram", alert },
  ]);
});

test.each(LANGUAGES)("every alert has its texts in %s", (lang) => {
  const { t } = i18nFor(lang);
  const publicAddress = (path: string) => `https://mgzavri.example${path}`;
  const alerts: Alert[] = [
    { kind: "newDevice", account: "nino", device: "" },
    { kind: "address", account: "nino" },
    { kind: "codes", account: "nino", count: 3 },
    { kind: "flood", count: 120 },
    { kind: "bookings", count: 120 },
    { kind: "unanswered", count: 12 },
  ];
  for (const alert of alerts) {
    const message = alertMessage(alert, { publicAddress, t, lang });
    const text = [
      message.title,
      ...message.sections.flatMap(({ title, lines }) => [title, ...lines]),
    ];
    expect(text).toHaveLength(3);
    expect(text.join()).not.toMatch(/delivery\.|\{\{/);
    const facts = [
      ...("count" in alert ? [String(alert.count)] : []),
      ...("account" in alert ? [alert.account] : []),
    ];
    for (const fact of facts) expect(text[1]).toContain(fact);
  }
});
