import { useState } from "react";
import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import type { DeskFlash } from "./desk-flash.server";

/**
 * What was just done. The server tells it for some seconds; reading the page anew must not take it
 * away.
 */
export function Told({ told }: { told: DeskFlash | null }) {
  const { t } = useTranslation();
  const [last, setLast] = useState(told);
  if (told && told !== last) setLast(told);
  if (!last) return null;
  return (
    <p className={message.good} role="status">
      {"resent" in last
        ? t("delivery.unsent.resent", { count: last.resent })
        : t(`operator.flash.${last.status}`, { id: last.id })}
    </p>
  );
}
