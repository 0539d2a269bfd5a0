/** @module-tag slow */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { openClone, openSite, type Clone } from "../../browser/cloned-site";
import type { Site } from "../../browser/site";
import { sendJson } from "../answer";
import { useServices } from "../use-services";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

const fixture = useServices();
const sites: Site[] = [];
let clone: Clone;

beforeAll(async () => {
  const { TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID } = fixture.services.env;
  const env = {
    TELEGRAM_API_URL: TELEGRAM_API_URL!,
    TELEGRAM_BOT_TOKEN: TELEGRAM_BOT_TOKEN!,
    TELEGRAM_CHAT_ID: TELEGRAM_CHAT_ID!,
    TELEGRAM_UPDATES: "webhook",
    PUBLIC_URL: "https://mgzavri.example",
    TRUST_PROXY: "1",
  };
  clone = await openClone();
  const own = { ...env, ...clone.env };
  sites.push(await openSite(own), await openSite(own));
});
afterAll(async () => {
  for (const site of sites.toReversed()) await site.stop();
  await clone?.close();
});

test("registers the webhook with a shared secret and rejects forged calls", async () => {
  const { telegram } = fixture.services;
  await vi.waitFor(() => expect(telegram.webhook()).not.toBeNull(), SOON);
  const { url, secret_token: secret = "" } = telegram.webhook()!;
  expect(url).toBe("https://mgzavri.example/telegram");
  const { id } = bookingOf(await postBooking(sites[0]!, bookingBody({ name: "By Webhook" })));
  const update = telegram.callbackUpdate(`b:${id}:c`);
  const send = (site: Site, shown: string) =>
    sendJson(site, "/telegram", update, { headers: { "X-Telegram-Bot-Api-Secret-Token": shown } });
  expect((await send(sites[0]!, "forged")).status).toBe(403);
  expect((await send(sites[0]!, "")).status).toBe(403);
  for (const site of sites) expect((await send(site, secret)).status).toBe(200);
  const Cookie = await signIn(sites[1]!);
  expect(await readBookings(sites[1]!, Cookie)).toMatchObject([{ id, status: "confirmed" }]);
  expect(telegram.answers().slice(-2)).toEqual([
    `Booking ${id} is confirmed.`,
    "This has already been done.",
  ]);
});

test("two nodes notify of each booking once", { tags: "slow" }, async () => {
  const { telegram } = fixture.services;
  const names = Array.from({ length: 20 }, (_, index) => `Guest of two ${index}`);
  await Promise.all(
    names.map((name, index) =>
      postBooking(sites[index % 2]!, bookingBody({ name }), {
        "X-Forwarded-For": `10.0.0.${index}`,
      }),
    ),
  );
  const messagesFor = (name: string) =>
    telegram.messages().filter(({ body }) => body.text?.includes(`<b>${name}</b>`)).length;
  await vi.waitFor(() => expect(names.map(messagesFor)).toEqual(names.map(() => 1)), {
    ...SOON,
    interval: 50,
  });
});
