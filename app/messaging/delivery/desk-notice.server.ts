import { DESK_KINDS, type DeskKind } from "~/booking/events/channels";
import type { Sql } from "~/web/db.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { loadConflict, type ConflictMessage } from "./conflicts/load-conflict.server";
import { loadEvening, loadMorning } from "./morning/load-morning.server";
import type { CompanyMessage } from "./company-notification";
import type { OutboxRow } from "./outbox.queries.server";
import type { TFunction } from "i18next";
import { withLanguage } from "~/web/i18n/address";
import type { Alert } from "./alerts/alert";

type DeskNotice =
  | ({ kind: "morning" | "evening" | "security" } & CompanyMessage)
  | ({ kind: "conflict" } & ConflictMessage);

type Context = Pick<Addresses, "publicAddress"> & { lang: Language; now: Date };

export function isDeskRow(row: OutboxRow): row is OutboxRow & { kind: DeskKind } {
  return DESK_KINDS.some((kind) => kind === row.kind);
}

/** Loads the message of a row that is not about an event of a booking; null if nothing needs a person any more. */
export async function loadDeskNotice(
  sql: Sql,
  row: OutboxRow & { kind: DeskKind },
  context: Context,
): Promise<DeskNotice | null> {
  if (row.kind === "morning") {
    const morning = await loadMorning(sql, row, context);
    return morning && { kind: "morning", ...morning };
  }
  if (row.kind === "evening") {
    const evening = await loadEvening(sql, row, context);
    return evening && { kind: "evening", ...evening };
  }
  if (row.alert) {
    const { publicAddress, lang } = context;
    const alert = alertMessage(row.alert, { publicAddress, lang, t: i18nFor(lang).t });
    return { kind: "security", ...alert };
  }
  const conflict = await loadConflict(sql, row, context);
  return conflict && { kind: "conflict", ...conflict };
}

type Site = Pick<Addresses, "publicAddress"> & { t: TFunction; lang: Language };

/** The pages where staff can do something about an alert. */
const PAGES = {
  newDevice: "/admin/account",
  address: "/admin/security",
  codes: "/admin/account",
  flood: "/admin/security",
  bookings: "/admin?tab=bookings",
  unanswered: "/admin/today",
} as const satisfies Record<Alert["kind"], string>;

/** Returns the message of an alert: what happened, what to do, and the page to do it on. */
export function alertMessage(alert: Alert, { publicAddress, t, lang }: Site): CompanyMessage {
  return {
    title: t(`delivery.alerts.${alert.kind}.title`),
    sections: [{ title: factOf(alert, t), lines: [t(`delivery.alerts.${alert.kind}.advice`)] }],
    url: publicAddress(withLanguage(PAGES[alert.kind], lang)),
    open: t("delivery.alerts.open"),
  };
}

function factOf(alert: Alert, t: TFunction) {
  switch (alert.kind) {
    case "newDevice": {
      const device = alert.device || t("account.signIns.unknown");
      return t("delivery.alerts.newDevice.text", { account: alert.account, device });
    }
    case "address":
      return t("delivery.alerts.address.text", { account: alert.account });
    case "codes":
      return t("delivery.alerts.codes.text", { account: alert.account, count: alert.count });
    case "flood":
    case "bookings":
    case "unanswered":
      return t(`delivery.alerts.${alert.kind}.text`, { count: alert.count });
  }
}
