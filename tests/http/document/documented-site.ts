import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, vi } from "vitest";
import { insertUser } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { SOON } from "#db/testing/soon";
import type { TcpProxy } from "#db/testing/tcp-proxy";
import { openServerProxy } from "#db/testing/test-server";
import { openClone, openSite, type Clone } from "../../browser/cloned-site";
import type { Site } from "../../browser/site";
import { sendRequest, json, sendForm, sendJson, type Answer } from "../answer";
import { checkBy, type ApiDocument } from "./document-check";
import { inDatabase } from "../site-database";
import { postBooking, signIn } from "../site-fixture";
import { useServices } from "../use-services";

type Fields = Record<string, string>;

type Fixture = {
  clone: Clone;
  /** The proxy between the sites and their database. */
  proxy: TcpProxy;
  site: Site;
  /** A site on the database of the other, with a webhook for Telegram. */
  withBot: Site;
  /** The session of staff. */
  Cookie: string;
  /** The session of a driver. */
  driver: string;
  check: ReturnType<typeof checkBy>;
};

/** Opens sites whose responses are compared with their document. */
export function useDocumentedSite() {
  const services = useServices();
  const fixture = {} as Fixture;
  beforeAll(async () => {
    const proxy = await openServerProxy();
    const clone = await openClone(proxy);
    const { DATABASE_URL } = clone;
    const env = { DATABASE_URL, MIGRATION_DATABASE_URL: DATABASE_URL, TRUST_PROXY: "1" };
    const site = await openSite(env);
    const withBot = await openSite({ ...env, ...botSettings(services.services.env) });
    const check = checkBy(json<ApiDocument>(await sendRequest(site, "/api/openapi.json")));
    const driver = await signInDriver(site);
    const Cookie = await signIn(site);
    Object.assign(fixture, { clone, proxy, site, withBot, check, Cookie, driver });
  });
  afterAll(async () => {
    await fixture.withBot?.stop();
    await fixture.site?.stop();
    await fixture.proxy?.close();
    await fixture.clone?.close();
  });
  return { fixture, ...callsOf(fixture), webhookSecret };

  /** Resolves with the secret that Telegram was given with the webhook. */
  async function webhookSecret() {
    const { telegram } = services.services;
    await vi.waitFor(() => expectWebhook(telegram.webhook()), SOON);
    return telegram.webhook()!.secret_token ?? "";
  }
}

async function signInDriver(site: Site) {
  const password = "long enough words";
  await inDatabase(site, (sql) =>
    insertUser(sql, "driver", cheapHash(password), { role: "driver" }),
  );
  return signIn(site, password, "driver");
}

function expectWebhook(webhook: unknown) {
  if (!webhook) throw new Error("Telegram has not heard of the webhook yet");
}

function botSettings({ TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID }: Fields) {
  return {
    TELEGRAM_API_URL: TELEGRAM_API_URL!,
    TELEGRAM_BOT_TOKEN: TELEGRAM_BOT_TOKEN!,
    TELEGRAM_CHAT_ID: TELEGRAM_CHAT_ID!,
    TELEGRAM_UPDATES: "webhook",
    PUBLIC_URL: "https://mgzavri.example",
  };
}

let clients = 0;

/** Returns the headers of a client at an address that no limit knows yet. */
function newClient(): Fields {
  clients += 1;
  return { "X-Forwarded-For": `10.2.0.${clients}` };
}

function callsOf(fixture: Fixture) {
  const staff = () => ({ Cookie: fixture.Cookie });
  return {
    staff,
    driver: () => ({ Cookie: fixture.driver }),
    get: (path: string, headers: Fields = newClient()) =>
      sendRequest(fixture.site, path, { headers }),
    book: (body: unknown, headers: Fields = {}) =>
      postBooking(fixture.site, body, { ...newClient(), ...headers }),
    track: (body: unknown, headers: Fields = {}) =>
      sendJson(fixture.site, "/api/track-visit", body, { headers: { ...newClient(), ...headers } }),
    setStatus: (id: number, body: unknown, headers: Fields = staff()) =>
      sendJson(fixture.site, `/api/bookings/${id}/status`, body, { method: "PATCH", headers }),
    change: (path: string, body: unknown, headers: Fields = staff(), method = "PATCH") =>
      sendJson(fixture.site, path, body, { method, headers }),
    update: (body: unknown, secret: string, sent: Fields = {}) => {
      const headers = { "X-Telegram-Bot-Api-Secret-Token": secret, ...sent };
      return sendJson(fixture.withBot, "/telegram", body, { headers });
    },
    choose: (fields: Fields, headers: Fields = {}) =>
      sendForm(fixture.site, "/language", fields, headers),
    connect: (headers: Fields = {}) => upgrade(fixture.site, headers),
  };
}

/** Resolves with the response to the handshake of a socket, which is then closed. */
function upgrade({ url }: Site, headers: Fields): Promise<Answer> {
  const call = request(`${url}/ws`, {
    headers: {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    call.on("error", reject).on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(answerOf(response));
    });
    call.on("response", (response) => resolve(answerOf(response.resume())));
    call.end();
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage): Answer {
  return { status: statusCode, headers: new Headers(headers as Fields), text: "" };
}
