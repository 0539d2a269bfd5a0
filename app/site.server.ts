import { openDatabase } from "#db/open";
import { visitStore } from "~/analytics/visits/collect/store-visits.server";
import { VisitQueue } from "~/analytics/visits/collect/visit-queue.server";
import { openVisits } from "~/analytics/visits/collect/visits.server";
import { bookingCounter } from "~/analytics/visits/report/count-bookings.server";
import { openCompletion } from "~/booking/completion/completion.server";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { enabledChannels } from "~/booking/events/enabled-channels.server";
import { lostLinkLimits } from "~/booking/manage/find-booking.server";
import { createPresentation } from "~/company/presentation.server";
import { openPool } from "~/db.server";
import { openDelivery } from "~/delivery/open.server";
import { createBot } from "~/delivery/telegram/bot.server";
import { createAddresses } from "~/i18n/addresses.server";
import { log } from "~/log.server";
import { createPhotos } from "~/photos/photos.server";
import { createApiDocument } from "~/openapi/api-document.server";
import type { Settings } from "~/settings.server";
import type { Site } from "~/site-context.server";
import { ensureFirstAccount } from "~/staff/first-account.server";
import { createSecret } from "~/staff/site-secret.server";
import { rateLimit } from "~/web/http/rate-limit.server";

/**
 * Creates everything that lives as long as the process, from its settings. Nothing is opened before
 * `open`: no connection, no timer.
 */
export function createSite(settings: Settings) {
  log.level = settings.logLevel;
  const { sql, health } = openPool(settings.database);
  const presentation = createPresentation(sql, settings.presentation);
  const addresses = createAddresses(settings.publicUrl ?? `http://localhost:${settings.port}`);
  const publicSite = () => ({ ...addresses, company: presentation.current().company });
  const { telegram, operatorLanguage } = settings;
  const site: Site = {
    settings,
    sql,
    bookingStore: createBookingStore(sql, enabledChannels(settings)),
    health,
    presentation,
    publicSite,
    secret: createSecret(sql, settings.sessionSecret),
    bot: telegram && createBot(telegram, { lang: operatorLanguage, site: publicSite }),
    photos: createPhotos(sql, settings.database.dataDir),
    visits: new VisitQueue(visitStore(sql)),
    bookingCounts: bookingCounter(sql),
    limits: createLimits(),
    apiDocument: createApiDocument(),
  };
  return { ...site, open: () => open(site) };
}

/** Far above the needs of a family or a hotel reception. */
function createLimits(): Site["limits"] {
  return {
    booking: rateLimit(240, 60),
    // A form sends a request for each change of its dates.
    availability: rateLimit(240, 60),
    // Many visitors may share one address.
    visits: rateLimit(100, 10, 50_000),
    lostLink: lostLinkLimits(),
  };
}

async function open(site: Site) {
  const { sql, settings } = site;
  const database = await openDatabase(settings.database);
  const visits = openVisits(sql, site.visits);
  const completion = openCompletion(site.bookingStore);
  site.health.open();
  const close = async () => {
    site.health.close();
    completion.close();
    await visits.close();
    await site.photos.close();
    await sql.end({ timeout: 1 });
    await database.stop();
  };
  try {
    await visits.ready;
    await site.photos.open();
    await ensureFirstAccount(sql, settings.adminPassword);
    const delivery = await openDelivery(site);
    return {
      /** Stops the background work; requests may still run. */
      settle: delivery.close,
      async close() {
        await delivery.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
