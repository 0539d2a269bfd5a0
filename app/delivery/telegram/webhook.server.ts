import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { href } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { log } from "~/log.server";
import type { Secret } from "~/staff/site-secret.server";
import { apiError } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { webhookSecret, type Bot } from "./bot.server";
import { handleUpdate } from "./handle-update.server";
import { ALLOWED_UPDATES, readUpdate } from "./update";

const SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token";
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

/** Answers a call at the webhook; anything but 2xx makes Telegram send the update again. */
export async function answerTelegram(
  store: BookingStore,
  { bot, secret }: { bot: Bot; secret: Secret },
  request: Request,
): Promise<Response> {
  const shown = request.headers.get(SECRET_HEADER) ?? "";
  if (!isSame(shown, webhookSecret(await secret()))) return apiError(403, "the secret is wrong");
  const update = readUpdate(await readJsonObject(request));
  if (!update) return apiError(400, "this is no update");
  await handleUpdate(store, bot, update);
  return Response.json({});
}

/** In constant time, whatever the lengths. */
function isSame(shown: string, secret: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(shown), digest(secret));
}

/** Tells Telegram where the webhook is, and goes on trying until it has heard. */
export function startWebhook(bot: Bot, secret: Secret) {
  const cut = new AbortController();
  const { signal } = cut;

  async function run() {
    for (let tries = 0; !signal.aborted; tries += 1) {
      if (await register().catch(() => false)) return;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
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
      log.error({ status, description }, "Telegram did not take the webhook");
    }
    return answer.ok;
  }

  const running = run();
  return {
    async close() {
      cut.abort();
      await running;
    },
  };
}
