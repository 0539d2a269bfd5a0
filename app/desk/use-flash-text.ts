import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { DeskFlash } from "./desk-flash.server";

/** The text of a page's flash message. It stays after a revalidation, when the cookie is already cleared. */
export function useFlashText(flash: DeskFlash | null): string | null {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ flash, pathname });
  if (shown.pathname !== pathname || (flash && flash !== shown.flash))
    setShown({ flash, pathname });
  const last = shown.flash;
  if (!last) return null;
  if ("resent" in last) return t("delivery.unsent.resent", { count: last.resent });
  if ("released" in last) return t("delivery.held.sent", { count: last.released });
  if ("dropped" in last) return t("delivery.held.dropped", { count: last.dropped });
  const text = t(`operator.flash.${last.status}`, { id: last.id });
  return last.hasShortGap ? `${text} ${t("operator.gaps.flash")}` : text;
}
