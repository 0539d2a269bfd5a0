import type { TFunction } from "i18next";
import type { OperatorMessage } from "~/messaging/delivery/operator-message";
import type { Addresses } from "~/web/i18n/addresses.server";
import { inLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import type { Alert } from "./alert";

type Site = Pick<Addresses, "publicAddress"> & { t: TFunction; lang: Language };

/** Where to do something about it. */
const PAGES = {
  newDevice: "/admin/account",
  address: "/admin/security",
  codes: "/admin/account",
  flood: "/admin/security",
  bookings: "/admin?tab=bookings",
} as const satisfies Record<Alert["kind"], string>;

/** What happened, what to do, and the page to do it on. */
export function alertMessage(alert: Alert, { publicAddress, t, lang }: Site): OperatorMessage {
  return {
    title: t(`delivery.alerts.${alert.kind}.title`),
    sections: [{ title: factOf(alert, t), lines: [t(`delivery.alerts.${alert.kind}.advice`)] }],
    url: publicAddress(inLanguage(PAGES[alert.kind], lang)),
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
      return t(`delivery.alerts.${alert.kind}.text`, { count: alert.count });
  }
}
