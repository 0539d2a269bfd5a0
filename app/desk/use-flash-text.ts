import { useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { DeskFlash } from "./desk-flash.server";

/** The text of a flash message. It stays after a revalidation, when the cookie is already cleared. */
export function useFlashText(flash: DeskFlash | null): string | null {
  const { t } = useTranslation();
  const [last, setLast] = useState(flash);
  if (flash && flash !== last) setLast(flash);
  if (!last) return null;
  if ("resent" in last) return t("delivery.unsent.resent", { count: last.resent });
  const text = t(`operator.flash.${last.status}`, { id: last.id });
  return last.hasShortGap ? `${text} ${t("operator.gaps.flash")}` : text;
}
