import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskFlash } from "./desk-flash.server";

/** The text of a flash message. It stays after a revalidation, when the cookie is already cleared. */
export function useFlashText(flash: DeskFlash | null): string | null {
  const { t } = useTranslation();
  const [last, setLast] = useState(flash);
  if (flash && flash !== last) setLast(flash);
  if (!last) return null;
  return "resent" in last
    ? t("delivery.unsent.resent", { count: last.resent })
    : t(`operator.flash.${last.status}`, { id: last.id });
}
