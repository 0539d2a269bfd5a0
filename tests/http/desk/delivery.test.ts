/** @module-tag slow */
import { openPage } from "../page";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { CHANNELS } from "~/booking/events/channels";
import { passTime, readOutbox } from "~/messaging/delivery/testing/place";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { startSite, type SiteProcess } from "../../browser/site";
import { sendRequest, sendForm, sendJson } from "../answer";
import { useServices } from "../use-services";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

const fixture = useServices();
const WITHIN = { ...SOON, interval: 50 };
const OPERATOR = "operator@mgzavri.example";
let site: SiteProcess;
let customers = 0;

beforeAll(async () => {
  site = await startSite({ env: { ...fixture.services.env, LOG_LEVEL: "trace" } });
});
afterAll(() => site?.stop());

async function book(changes: Record<string, unknown> = {}) {
  customers += 1;
  const email = `guest${customers}@example.com`;
  return bookingOf(await postBooking(site, bookingBody({ email, ...changes })));
}

const outboxOf = (id: number) => inDatabase(site, (sql) => readOutbox(sql, id));

function messageOf(id: number) {
  const found = fixture.services.telegram
    .messages()
    .find(({ body }) => new RegExp(`(?:request|booking) ${id}\\b`, "i").test(body.text ?? ""));
  if (!found) throw new Error(`no message of booking ${id}`);
  return found;
}

test("delivers a booking to all channels, and a button press decides it", async () => {
  const { telegram, mail, whatsapp, receiver } = fixture.services;
  const { id, email } = await book({ name: "Ana Secret", notes: "Hotel Iveria <b>" });
  await vi.waitFor(async () => {
    const states = (await outboxOf(id)).map(({ state }) => state);
    expect(states).toEqual(CHANNELS.map(() => "sent"));
  }, WITHIN);
  expect(textOf(mail.to(email as string)[0]!)).toContain("we have your request");
  expect(headersOf(mail.to(OPERATOR)[0]!).get("from")).toBe("Mgzavri <desk@mgzavri.example>");
  expect(whatsapp.variables(-1)[0]).toBe(`New request ${id}: Ana Secret`);
  expect(receiver.calls.some(({ body }) => body.includes("booking.created"))).toBe(true);

  telegram.push(telegram.callbackUpdate(`b:${id}:c`, { messageId: messageOf(id).id }));
  await vi.waitFor(() => {
    expect(messageOf(id).body.text).toContain(`Booking ${id}: confirmed by Nino &lt;b&gt;`);
    const mails = mail.to(email as string).map((one) => textOf(one));
    expect(mails.at(-1)).toMatch(/Booking [A-Z\d]{6} is confirmed/);
    expect(mails.at(-1)).toContain("METHOD:REQUEST");
  }, WITHIN);
  expect(telegram.answers()).toContain(`Booking ${id} is confirmed.`);
  const [stored] = await readBookings(site, await signIn(site));
  expect(stored).toMatchObject({ id, status: "confirmed" });
  expect(site.output()).not.toMatch(/Ana Secret|Iveria|guest\d|decide\/[\w-]{22}|stand-in/);
});

describe("the link in the company's e-mail", () => {
  async function newLink() {
    const { id } = await book();
    const { mail } = fixture.services;
    const isOurs = (text: string) => text.includes(`New request ${id}`);
    await vi.waitFor(() => expect(mail.to(OPERATOR).map(textOf).some(isOurs)).toBe(true), WITHIN);
    const text = mail.to(OPERATOR).map(textOf).find(isOurs)!;
    return { id, path: /\/decide\/[\w-]{22}/.exec(text)![0] };
  }

  test("opens a private page, and opening it decides nothing", async () => {
    const { id, path } = await newLink();
    for (const method of ["GET", "HEAD", "GET"]) {
      const page = await sendRequest(site, path, { method });
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    }
    const Cookie = await signIn(site);
    const isPending = async () =>
      (await readBookings(site, Cookie)).find((booking) => booking.id === id)!.status;
    expect(await isPending()).toBe("pending");
    const foreign = { Origin: "https://evil.example" };
    expect((await sendForm(site, path, { status: "confirmed" }, foreign)).status).toBe(403);
    expect((await sendForm(site, path, { status: "completed" })).status).toBe(400);
    expect(await isPending()).toBe("pending");
  });

  test("decides once by a plain form, and then shows the decision", async () => {
    const { id, path } = await newLink();
    const asked = await sendForm(site, path, { status: "cancelled" });
    expect(asked.status).toBe(200);
    const sure = openPage(asked).values("main");
    expect(sure).toEqual({ asked: "on" });
    expect((await sendForm(site, path, { ...sure, status: "cancelled" })).status).toBe(422);
    const answer = await sendForm(site, path, { ...sure, status: "cancelled", sure: "on" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(path);
    expect((await sendForm(site, path, { status: "confirmed" })).status).toBe(303);
    const page = await sendRequest(site, path);
    expect(page.text).toContain(`Booking ${id}: cancelled by somebody using the link in the email`);
    expect(page.text).not.toContain("Nino Beridze");
  });

  test("decides by one press on a device of staff, in their name", async () => {
    const { id, path } = await newLink();
    const Cookie = await signIn(site);
    expect((await sendForm(site, path, { status: "confirmed" }, { Cookie })).status).toBe(303);
    const page = await sendRequest(site, path);
    expect(page.text).toContain(`Booking ${id}: confirmed by admin`);
  });

  test.each(["/decide/unknown", `/decide/${"a".repeat(22)}`, "/decide/%00"])(
    "that is none is a 404: %s",
    async (path) => {
      const page = await sendRequest(site, path);
      expect(page.status).toBe(404);
      expect(page.text).toContain("This link no longer works");
      expect((await sendForm(site, path, { status: "confirmed" })).status).toBe(404);
    },
  );
});

test("the desk lists failed messages with the reason, and resends them", async () => {
  const { mail } = fixture.services;
  const email = `gone${customers}@example.com`;
  mail.refuse(email, { code: 550, text: "5.1.1 No such user" });
  const { id } = await book({ email });
  const Cookie = await signIn(site);
  const desk = async () =>
    (await sendRequest(site, "/admin?tab=bookings", { headers: { Cookie } })).text;
  await vi.waitFor(async () => expect(await desk()).toContain("5.1.1 No such user"), WITHIN);
  expect(await desk()).toContain("Email to the customer");
  const row = (await outboxOf(id)).find(({ state }) => state === "dead")!;
  const resend = (outbox: string, headers: Record<string, string> = { Cookie }) =>
    sendForm(site, "/admin", { intent: "resend", outbox }, headers);
  expect((await resend(String(row.id), {})).status).toBe(401);
  expect((await resend("x")).status).toBe(400);
  expect((await resend(String(row.id))).status).toBe(303);
  const logged = /"requestId":"[\w-]{36}".*"msg":"staff resent messages"/;
  await expect.poll(site.output).toMatch(logged);
  await vi.waitFor(() => expect(mail.to(email)).toHaveLength(1), WITHIN);
  expect(await desk()).not.toContain("5.1.1 No such user");
});

test("the address of Telegram's webhook is not found if polling is used", async () => {
  expect((await sendJson(site, "/telegram", {})).status).toBe(404);
  expect((await sendRequest(site, "/telegram")).status).toBe(405);
});

test(
  "accepts bookings while all services hang, and a killed node loses no message",
  { tags: "slow", timeout: 60_000 },
  async () => {
    const { telegram, mail, whatsapp, receiver } = fixture.services;
    const sending = () => [
      telegram.calls.filter(({ method }) => method === "sendMessage").length,
      whatsapp.calls.length,
      receiver.calls.length,
    ];
    const before = sending();
    telegram.plan("sendMessage", { hangs: true });
    whatsapp.plan({ hangs: true });
    receiver.plan({ hangs: true });
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await book()).id);
    // Otherwise a request of the next node would hang.
    const hang = () => sending().map((count, service) => count > before[service]!);
    await vi.waitFor(() => expect(hang()).toEqual([true, true, true]), WITHIN);
    const gone = new Promise((resolve) => site.process.on("exit", resolve));
    site.process.kill("SIGKILL");
    await gone;
    expect(sending()[0]).toBe(before[0]! + 1);

    const killed = site;
    // Messages claimed by the killed node are due when its lease ends. Its database is still running.
    await inDatabase(killed, passTime);
    site = await startSite({ dataDir: killed.dataDir, env: fixture.services.env });
    await vi.waitFor(async () => {
      for (const id of ids) {
        const states = (await outboxOf(id)).map(({ state }) => state);
        expect(states).toEqual(CHANNELS.map(() => "sent"));
      }
    }, WITHIN);
    for (const id of ids) {
      expect(messageOf(id)).toBeDefined();
      const mails = mail.to(OPERATOR).filter((one) => textOf(one).includes(`New request ${id}`));
      // A duplicate would have the same Message-ID.
      expect(new Set(mails.map((one) => headersOf(one).get("message-id"))).size).toBe(1);
    }
    expect(await site.stop()).toBe(0);
    site = killed;
  },
);
