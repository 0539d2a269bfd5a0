import { afterEach, beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { testSite } from "~/catalog/company/testing/test-site";
import { telegramApi } from "~/messaging/delivery/telegram/api.server";
import type { Bot } from "~/messaging/delivery/telegram/bot.server";
import { place } from "./place";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
  type TelegramStandIn,
} from "./telegram-stand-in";

/** Provides a bot and its Telegram for each test of a file, without bookings. */
export function useTelegramBot(database: TestDatabase) {
  let started: { telegram: TelegramStandIn; bot: Bot } | undefined;
  let customers = 0;

  beforeEach(async () => {
    await database.sql`delete from bookings`;
    await database.sql`delete from telegram_updates`;
    await database.sql`delete from node_leases`;
    const telegram = await startTelegram();
    const api = telegramApi({ url: telegram.url, token: STAND_IN_TOKEN });
    const chatId = String(STAND_IN_CHAT);
    started = { telegram, bot: { api, chatId, staffIds: null, lang: "en", site: () => testSite } };
  });
  afterEach(() => started?.telegram.stop());

  function current() {
    if (!started) throw new Error("Telegram starts before each test");
    return started;
  }

  return {
    get telegram() {
      return current().telegram;
    },
    get bot() {
      return current().bot;
    },
    /** Places a booking of another customer. */
    book() {
      customers += 1;
      return place(database.sql, [], { name: `Guest ${customers}` });
    },
    /** Reads the events of a booking after it was placed. */
    async history(bookingId: number) {
      const rows = await database.sql<{ kind: string; actor: string }[]>`
        select kind, actor from booking_events where booking_id = ${bookingId} order by id`;
      return rows.slice(1).map(({ kind, actor }) => `${kind} by ${actor}`);
    },
  };
}
