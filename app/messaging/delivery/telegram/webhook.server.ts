import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { href } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { log } from "~/web/log.server";
import type { Secret } from "~/staff/site-secret.server";
import { apiError } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { webhookSecret, type Bot } from "./bot.server";
import { handleUpdate } from "./handle-update.server";
import { ALLOWED_UPDATES, readUpdate } from "./update";

const SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token";
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 300_000;

/** Handles a webhook request. Any response but 2xx makes Telegram send the update again. */
export async function handleTelegramWebhook(
  store: BookingStore,
  { bot, secret }: { bot: Bot; secret: Secret },
  request: Request,
): Promise<Response> {
  const received = request.headers.get(SECRET_HEADER) ?? "";
  if (!isEqual(received, webhookSecret(await secret())))
    return apiError(403, "the secret is wrong");
  const update = readUpdate(await readJsonObject(request));
  if (!update) return apiError(400, "this is not an update");
  await handleUpdate(store, bot, update);
  return Response.json({});
}

/** Compares two secrets in constant time, for any lengths. */
function isEqual(received: string, secret: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(received), digest(secret));
}

/** Registers the webhook with Telegram; retries until it succeeds. */
export function registerWebhook(bot: Bot, secret: Secret) {
  const controller = new AbortController();
  const { signal } = controller;

  async function run() {
    for (let attempts = 0; !signal.aborted; attempts += 1) {
      if (await register().catch(() => false)) return;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  async function register() {
    const answer = await bot.api.call(
      "setWebhook",
      {
        url: bot.site().publicAddress(href("/telegram")),
        secret_token: webhookSecret(await secret()),
        allowed_updates: ALLOWED_UPDATES,
      },
      { signal },
    );
    if (!answer.ok && !signal.aborted) {
      const { status, description } = answer;
      log.error({ status, description }, "Telegram did not accept the webhook");
    }
    return answer.ok;
  }

  const running = run();
  return {
    async close() {
      controller.abort();
      await running;
    },
  };
}
