import { afterEach, beforeEach, vi } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { testSecret, testStore } from "~/booking/testing/test-store";
import { createPresentation } from "~/catalog/company/presentation.server";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import { createContentVersion } from "~/web/cache/content-version.server";
import { testSite } from "~/catalog/company/testing/test-site";
import { openDelivery } from "~/messaging/delivery/open.server";
import { createBot } from "~/messaging/delivery/telegram/bot.server";
import { readSettings } from "~/server/settings/settings.server";
import { startReceiver } from "./webhook-stand-in";

/** The hour of the morning message; 0 for none. */
type Hours = { morning: number };
type Server = { stop(): Promise<unknown> };

/**
 * Opens the delivery of sites in tests. It is the noon before the pick-up of `bookingInput`, and intervals are
 * fake: advance them by `vi`. Timeouts are not fake, for the database has some.
 */
export function useDelivery(database: TestDatabase) {
  let cleanups: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    await database.sql`delete from bookings`;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    vi.setSystemTime("2030-06-09T08:00:00Z");
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
    cleanups = [];
    vi.useRealTimers();
  });

  async function open(env: Record<string, string>, { morning }: Hours = { morning: 0 }) {
    const settings = readSettings(env);
    await saveSettings(database.sql, { messageHours: { morning, evening: 0 } }, "nino");
    const { readAgain } = createContentVersion(database.sql);
    const presentation = createPresentation(
      database.sql,
      { read: readAgain },
      settings.presentation,
    );
    const refresh = vi.spyOn(presentation, "refresh");
    const publicSite = () => testSite;
    const { telegram, operatorLanguage: lang } = settings;
    const delivery = await openDelivery({
      sql: database.sql,
      listen: database.listen,
      bookingStore: testStore(database.sql),
      settings,
      presentation,
      publicSite,
      secret: testSecret,
      bot: telegram && createBot(telegram, { lang, site: publicSite }),
    });
    cleanups.push(delivery.close);
    return { ...delivery, refresh };
  }

  function stopLater<T extends Server>(server: T) {
    cleanups.push(() => server.stop());
    return server;
  }

  return {
    /** Opens the delivery with the environment of a site. It writes no messages about the day but at these hours. */
    open,
    stopLater,
    /** Opens the delivery of a site with a webhook. */
    async openWebhook() {
      const receiver = stopLater(await startReceiver());
      const delivery = await open({
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: "a secret of the webhook",
        WEBHOOK_ALLOW_PRIVATE: "on",
      });
      return { ...delivery, calls: receiver.calls };
    },
  };
}
