import { href } from "react-router";
import { findAgenda, findTomorrow } from "~/booking/agenda/find-agenda.server";
import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { CompanyMessage } from "~/messaging/delivery/company-notification";
import { eveningSections, morningSections, type MorningSection } from "./morning-message";

type Context = Pick<Addresses, "publicAddress"> & { lang: Language; now: Date };

/** Loads the message of the morning as of now; null if nothing needs a person, or the row's day is over. */
export async function loadMorning(
  sql: Sql,
  row: Pick<OutboxRow, "day">,
  context: Context,
): Promise<CompanyMessage | null> {
  const { lang, now } = context;
  const { date } = businessTime(now);
  if (row.day !== date) return null;
  const { t } = i18nFor(lang);
  const title = t("delivery.morning.title", { date: formatWith(t).date(date) });
  return toMessage(title, morningSections(t, await findAgenda(sql, now)), context);
}

/**
 * Loads the message about the night that begins and the next day, as of now; null if nothing is planned, or the
 * row's day is over.
 */
export async function loadEvening(
  sql: Sql,
  row: Pick<OutboxRow, "day">,
  context: Context,
): Promise<CompanyMessage | null> {
  const { lang, now } = context;
  if (row.day !== businessTime(now).date) return null;
  const { t } = i18nFor(lang);
  const tomorrow = await findTomorrow(sql, now);
  const title = t("delivery.evening.title", { date: formatWith(t).date(tomorrow.tomorrow) });
  return toMessage(title, eveningSections(t, tomorrow), context);
}

function toMessage(
  title: string,
  sections: MorningSection[],
  { publicAddress, lang }: Context,
): CompanyMessage | null {
  if (sections.length === 0) return null;
  const { t } = i18nFor(lang);
  return {
    title,
    sections,
    url: publicAddress(href("/admin/today")),
    open: t("delivery.morning.open"),
  };
}
