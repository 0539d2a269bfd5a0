import { href } from "react-router";
import { findAgenda } from "~/booking/agenda/find-agenda.server";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import type { OutboxRow } from "~/delivery/outbox.queries.server";
import type { Addresses } from "~/i18n/addresses.server";
import { formatWith } from "~/i18n/format";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { OperatorMessage } from "~/delivery/operator-message";
import { morningSections } from "./morning-message";

/** As of now. Null if nothing needs a person, or the row's day is over. */
export async function loadMorning(
  sql: Sql,
  row: Pick<OutboxRow, "day">,
  { publicAddress, lang, now }: Pick<Addresses, "publicAddress"> & { lang: Language; now: Date },
): Promise<OperatorMessage | null> {
  const { date } = businessTime(now);
  if (row.day !== date) return null;
  const { t } = i18nFor(lang);
  const sections = morningSections(t, await findAgenda(sql, now));
  if (sections.length === 0) return null;
  const title = t("delivery.morning.title", { date: formatWith(t).date(date) });
  const url = publicAddress(href("/admin/today"));
  return { title, sections, url, open: t("delivery.morning.open") };
}
