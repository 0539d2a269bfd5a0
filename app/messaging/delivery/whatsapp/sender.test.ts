/** @module-tag slow */
import { testSite } from "~/catalog/company/testing/test-site";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { cancelOwnBooking } from "~/booking/status.queries.server";
import { expectOutbox } from "~/messaging/delivery/testing/expect-outbox";
import { passTime, place, readOutbox } from "~/messaging/delivery/testing/place";
import { fault } from "~/messaging/delivery/testing/whatsapp-faults";
import {
  STAND_IN_PHONE_NUMBER_ID,
  STAND_IN_TEMPLATE,
  STAND_IN_TO,
  STAND_IN_WHATSAPP_TOKEN,
  startWhatsApp,
  type WhatsAppStandIn,
} from "~/messaging/delivery/testing/whatsapp-stand-in";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { whatsappApi } from "./api.server";
import { whatsappSender } from "./sender.server";

const database = useTestDatabase();
const ON = ["whatsapp"] as const;
let whatsapp: WhatsAppStandIn;
let customers = 0;

beforeAll(async () => {
  whatsapp = await startWhatsApp();
});
afterAll(() => whatsapp.stop());
beforeEach(async () => {
  await database.sql`delete from bookings`;
  whatsapp.calls.length = 0;
});

function book(changes = {}) {
  customers += 1;
  return place(database.sql, ON, { name: `Guest ${customers}`, ...changes });
}

const SETTINGS = {
  token: STAND_IN_WHATSAPP_TOKEN,
  phoneNumberId: STAND_IN_PHONE_NUMBER_ID,
  to: STAND_IN_TO,
  template: STAND_IN_TEMPLATE,
  lang: "en" as Language,
  timeoutMs: 5_000,
};

/** Sends due rows until the outbox is as expected. */
async function expectRows(expected: object[], changes: Partial<typeof SETTINGS> = {}) {
  const { to, template, lang, ...about } = { ...SETTINGS, ...changes };
  const hours = () => testSite.company.hours;
  const api = whatsappApi({ url: `${whatsapp.url}/`, ...about });
  await expectOutbox(
    database.sql,
    whatsappSender(database.sql, { api, to, template, lang, hours }),
    expected,
  );
}

describe("the company's WhatsApp", () => {
  test("gets a new booking by the template, and the message id is stored", async () => {
    const { id, token } = await book({ notes: "Hotel Iveria,\nroom 5" });
    await expectRows([{ state: "sent", remoteId: expect.stringMatching(/^wamid\./) as string }]);
    expect(whatsapp.calls).toMatchObject([
      {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: STAND_IN_TO,
        type: "template",
        template: { name: STAND_IN_TEMPLATE, language: { code: "en" } },
      },
    ]);
    expect(whatsapp.variables(0)[0]).toContain(`New request ${id}`);
    expect(whatsapp.variables(0)[3]).toContain("Hotel Iveria, room 5");
    expect(JSON.stringify(whatsapp.calls)).not.toContain(token);
  });

  test("gets messages and cancellations of the visitor", async () => {
    const { token } = await book();
    await insertMessage(database.sql, { token, text: "A child seat\tplease?" }, ON);
    await cancelOwnBooking(database.sql, token, { now: new Date(), freeCancellationHours: 48 }, ON);
    await expectRows([{ state: "sent" }, { state: "sent" }, { state: "sent" }]);
    const texts = whatsapp.calls.map((_, index) => whatsapp.variables(index).join("\n"));
    expect(texts.join("\n")).toContain("A child seat please?");
    expect(texts.join("\n")).toContain(`Guest ${customers} has cancelled`);
  });

  test.each(LANGUAGES)("accepts the longest message: %s", async (lang) => {
    await book({ name: "ნ".repeat(100), notes: "ჰ ".repeat(500) });
    await expectRows([{ state: "sent" }], { lang });
  });

  test("gets messages in the company's language", async () => {
    await book();
    await expectRows([{ state: "sent" }], { lang: "ka" });
    expect(whatsapp.calls[0]!.template!.language).toEqual({ code: "ka" });
    expect(whatsapp.variables(0)[0]).toContain("ახალი მოთხოვნა");
  });
});

describe("a permanent fault", () => {
  test.each([
    [400, 100, "(#100) Invalid parameter"],
    [400, 131026, "(#131026) Message undeliverable"],
    [403, 10, "(#10) Application does not have permission for this action"],
    [404, 132001, "(#132001) Template name does not exist in the translation"],
  ])("%i (%i) makes the row dead, with the reason for the desk", async (status, code, message) => {
    await book();
    whatsapp.plan(fault(status, code, message, "and the details"));
    const reason = `WhatsApp ${status}: ${message} – and the details`;
    await expectRows([{ state: "dead", attempts: 1, reason }]);
  });

  test("a wrong token makes the row dead, and is not in the reason", async () => {
    await book();
    await expectRows([{ state: "dead" }], { token: "EAAG-another-secret-token" });
    const [row] = await readOutbox(database.sql);
    expect(row!.reason).toBe("WhatsApp 401: Malformed access token …");
  });

  test.each([
    ["an unknown sending number", { phoneNumberId: "1" }, "Object with ID '1' does not exist"],
    ["a recipient that is not allowed", { to: "+995555000001" }, "(#131030)"],
    ["a template of another name", { template: "news" }, "(news) does not exist in en"],
  ])("%s makes the row dead", async (_, changes, reason) => {
    await book();
    const expected = expect.stringContaining(reason) as string;
    await expectRows([{ state: "dead", reason: expected }], changes);
  });
});

describe("a temporary fault", () => {
  test("429 is retried after Retry-After", async () => {
    await book();
    const tooMany = fault(429, 130429, "(#130429) Rate limit hit");
    whatsapp.plan({ ...tooMany, headers: { "Retry-After": "800" } });
    const reason = "WhatsApp 429: (#130429) Rate limit hit";
    await expectRows([{ state: "waiting", attempts: 1, reason }]);
    const [row] = await readOutbox(database.sql);
    expect(row!.inSeconds).toBeGreaterThan(600);
    expect(row!.inSeconds).toBeLessThanOrEqual(800);
    await passTime(database.sql);
    await expectRows([{ state: "sent", attempts: 2 }]);
  });

  test("the limit of messages to one number is retried, although it is a 400", async () => {
    await book();
    whatsapp.plan(fault(400, 131056, "(#131056) Pair rate limit hit"));
    const reason = "WhatsApp 400: (#131056) Pair rate limit hit";
    await expectRows([{ state: "waiting", attempts: 1, reason }]);
  });

  test.each([500, 503])("%i is retried later", async (status) => {
    await book();
    whatsapp.plan(fault(status, 131000, "(#131000) Something went wrong"));
    const reason = `WhatsApp ${status}: (#131000) Something went wrong`;
    await expectRows([{ state: "waiting", attempts: 1, reason }]);
    await passTime(database.sql);
    await expectRows([{ state: "sent", attempts: 2 }]);
  });

  test.each([
    ["a gateway that answers with a page", { status: 502, page: "<h1>Bad Gateway</h1>" }],
    ["an answer that is not an object", { status: 200, page: "null" }],
  ])("%s is retried later", async (_, planned) => {
    await book();
    whatsapp.plan(planned);
    await expectRows([{ state: "waiting", reason: `WhatsApp ${planned.status}: ` }]);
  });

  test("a connection that hangs times out and is retried later", async () => {
    await book();
    whatsapp.plan({ hangs: true });
    const expected = { state: "waiting", attempts: 1, reason: "WhatsApp: no answer in time" };
    await expectRows([expected], { timeoutMs: 50 });
    await passTime(database.sql);
    await expectRows([{ state: "sent", attempts: 2 }]);
  });

  test("a refused connection is an answer with status 0, without the token", async () => {
    const api = whatsappApi({ url: "http://127.0.0.1:9", ...SETTINGS });
    const answer = await api.send({});
    expect(answer).toMatchObject({ ok: false, status: 0 });
    expect(JSON.stringify(answer)).not.toContain(STAND_IN_WHATSAPP_TOKEN);
  });
});
