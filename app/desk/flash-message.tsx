import { useState } from "react";
import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import type { DeskFlash } from "./desk-flash.server";

/** The message stays after a revalidation, when the cookie is already cleared. */
export function FlashMessage({ flash }: { flash: DeskFlash | null }) {
  const { t } = useTranslation();
  const [last, setLast] = useState(flash);
  if (flash && flash !== last) setLast(flash);
  if (!last) return null;
  return (
    <p className={message.good} role="status">
      {"resent" in last
        ? t("delivery.unsent.resent", { count: last.resent })
        : t(`operator.flash.${last.status}`, { id: last.id })}
    </p>
  );
}
