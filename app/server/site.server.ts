import { styleRules } from "virtual:style-rules";
import { attachDatabase } from "#db/attach";
import { openDatabase } from "#db/open";
import { bookingCounter } from "~/site/visits/report.server";
import { createVisits, openVisits, visitStore } from "~/site/visits/visits.server";
import { openSealing } from "~/staff/audit/sealing.server";
import { findBackupFolderFault } from "./backups/backup-folder.server";
import { openNightlyBackups } from "./backups/nightly.server";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { enabledChannels } from "~/booking/events/enabled-channels.server";
import { replyRulesOf } from "~/booking/reply-by";
import { openPhoneReading } from "~/booking/read-phones.server";
import { openExpiry } from "~/booking/unanswered/open-expiry.server";
import { openRetention } from "~/booking/retention/erase-expired.server";
import { createPresentation } from "~/catalog/company/presentation.server";
import { openPools } from "~/web/db.server";
import { openImports } from "~/messaging/feeds/import/open-imports.server";
import { createContentVersion } from "~/web/cache/content-version.server";
import { createPublicFleet } from "~/catalog/fleet/public-fleet.server";
import { openDelivery } from "~/messaging/delivery/open.server";
import { createBot } from "~/messaging/delivery/telegram/bot.server";
import { termsCompany } from "~/catalog/terms/model-terms.queries.server";
import { createAddresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import { log } from "~/web/log.server";
import { runEach } from "~/web/maintenance.server";
import { createMetrics } from "./metrics/metrics.server";
import { createPhotos } from "~/catalog/photos/photos.server";
import { createApiDocument } from "./openapi/api-document.server";
import { adoptMovedSettings } from "./settings/moved-settings.server";
import type { Settings } from "./settings/settings.server";
import type { Site } from "./site-context.server";
import { ensureFirstAccount } from "~/staff/first-account.server";
import { namesOfSite } from "~/catalog/company/company";
import { openSecurityMaintenance } from "~/staff/security/maintenance.server";
import { createSecurityLog } from "~/staff/security/security-log.server";
import { createSecret } from "~/staff/site-secret.server";
import { FONT_FACES } from "~/ui/theme/font-faces.server";
import { createStyles } from "~/web/styles/page-styles";
import { createLimits } from "./limits.server";

/**
 * Creates everything that lives as long as the process, from its settings. Nothing is opened before
 * `open`: no connection, no timer.
 */
export function createSite(settings: Settings) {
  log.level = settings.logLevel;
  const { sql, changes, channels, health } = openPools(settings.database);
  const contentVersion = createContentVersion(sql);
  const presentation = createPresentation(sql, contentVersion, settings.presentation);
  const addresses = createAddresses(settings.publicUrl ?? `http://localhost:${settings.port}`);
  const publicSite = () => {
    const { company, content, money, isPublished, cities, languages, answers } =
      presentation.current();
    return { ...addresses, company, content, money, isPublished, cities, languages, answers };
  };
  const { telegram, operatorLanguage } = settings;
  const secret = createSecret(sql, settings);
  const site: Site = {
    settings,
    sql,
    listen: channels.listen,
    bookingStore: createBookingStore(sql, enabledChannels(settings), secret, {
      changes,
      undoSeconds: () => presentation.current().undoSeconds,
      terms: (lang) => termsCompany(presentation.current(), lang),
      replyRules: () => replyRulesOf(publicSite()),
      answers: () => presentation.current().answers,
    }),
    health,
    presentation,
    publicSite,
    secret,
    security: createSecurityLog(sql, secret),
    bot: telegram && createBot(telegram, { lang: operatorLanguage, site: publicSite }),
    photos: createPhotos(sql, settings.database.dataDir),
    publicFleet: createPublicFleet(sql, contentVersion),
    contentVersion,
    visits: createVisits(visitStore(sql)),
    bookingCounts: bookingCounter(sql),
    limits: createLimits(settings),
    apiDocument: createApiDocument(),
    stylesOf: createStyles(styleRules, FONT_FACES),
    metrics: settings.metrics && createMetrics(sql),
  };
  const endPools = () =>
    Promise.all([channels.close(), sql.end({ timeout: 1 }), changes.end({ timeout: 1 })]);
  return {
    ...site,
    open: (signal?: AbortSignal) => open(site, endPools, signal),
    /** Opens only the database, for a command. It has to be a site's of this version. */
    async attach() {
      const database = await attachDatabase(settings.database, { needs: "current" });
      return { close: () => closeAll([endPools, database.stop]) };
    },
  };
}

/** Only warns: bookings matter more than backups, and the disk may be mounted later. */
async function warnOfBackupFolder(folder: string) {
  const fault = await findBackupFolderFault(folder);
  if (!fault) return;
  const reason = i18nFor("en").t(`settings.backups.folder.${fault}`);
  log.warn(`BACKUP_DIR: there will be no backups in ${folder}: ${reason}`);
}

type Close = () => unknown;

/** Closes all of the resources, also if one of them fails. */
export const closeAll = (resources: readonly Close[]) =>
  runEach(resources, (error) =>
    log.error({ err: error }, "a part of the site could not be closed"),
  );

/** Rejects with the reason of a `signal` that is aborted before the database is ready. */
async function open(site: Site, endPools: Close, signal?: AbortSignal) {
  const { sql, settings } = site;
  const database = await openDatabase(settings.database, { signal });
  /** Resources to close one after another, the last first. */
  const resources: Close[] = [database.stop, endPools, site.photos.close];
  /** Background work, which is closed at once and before the other resources. */
  const background: Close[] = [];
  const settle = async () => {
    await Promise.all(background.splice(0).map((resource) => closeAll([resource])));
  };
  async function close() {
    await settle();
    await closeAll(resources.splice(0).toReversed());
  }
  try {
    resources.push(openVisits(sql, site.visits).close);
    if (!settings.isDevelopment) {
      resources.push(openNightlyBackups(sql, settings).close);
      await warnOfBackupFolder(settings.backupFolder);
    }
    resources.push(
      openSealing(sql).close,
      site.security.flush,
      openRetention(sql, { keepMonths: settings.keepBookingsMonths }).close,
      openSecurityMaintenance(sql).close,
      openExpiry(site.bookingStore).close,
      openPhoneReading(sql).close,
      site.health.close,
    );
    site.health.open();
    await site.photos.open();
    const { adminName: username, adminPassword: configured, passwordCost: cost } = settings;
    const names = namesOfSite(site.publicSite().company);
    await ensureFirstAccount(sql, { configured, names, username, cost });
    await adoptMovedSettings(sql, settings.moved);
    // The secret is generated at the first start, so that every backup contains it.
    await site.secret();
    background.push((await openDelivery(site)).close);
    const { allowsPrivateFeeds: allowPrivate, feedsHosts: hosts } = settings;
    background.push(openImports({ sql, allowPrivate, hosts }).close);
    background.push((await site.contentVersion.open(site.listen)).close);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** Stops the background work; requests may still run. */
    settle,
    /** Closes everything, also after `settle`. */
    close,
  };
}
