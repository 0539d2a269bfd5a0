import { useState } from "react";
import { useLocation } from "react-router";
import type { TFunction } from "i18next";
import { isolate } from "~/web/i18n/isolate";
import { useTranslation } from "~/web/i18n/use-translation";
import type { UnwrittenReason } from "./customer-mail";
import type { DeskFlash } from "./desk-flash.server";
import type { UndoOffer } from "./undo";

/** What the last form of a page has done, and how to undo it. */
export type FlashMessage = { text: string; undo: UndoOffer | null };

/** Returns a page's flash message. It stays after a revalidation, when the cookie is already cleared. */
export function useFlashMessage(flash: DeskFlash | null): FlashMessage | null {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ flash, pathname });
  if (shown.pathname !== pathname || (flash && flash !== shown.flash))
    setShown({ flash, pathname });
  const last = shown.flash;
  if (!last) return null;
  const undo = "undo" in last && last.undo ? { bookingId: last.id, ...last.undo } : null;
  return { text: flashText(t, last), undo };
}

function flashText(t: TFunction, flash: DeskFlash) {
  if ("resent" in flash) return t("delivery.unsent.resent", { count: flash.resent });
  if ("released" in flash) return t("delivery.held.sent", { count: flash.released });
  if ("dropped" in flash) return t("delivery.held.dropped", { count: flash.dropped });
  if ("messagesAnswered" in flash) {
    const { messagesAnswered: count } = flash;
    return count > 0 ? t("desk.today.answeredDone", { count }) : t("desk.today.answeredBefore");
  }
  if ("answered" in flash) {
    if (flash.count === 0) return t("desk.today.asked.none");
    return withUnwritten(
      t,
      t(`desk.today.asked.${flash.answered}Done`, { count: flash.count }),
      flash,
    );
  }
  if ("settled" in flash) {
    const { settled, left, withoutCar = 0, confirmedLate = 0, withOther = 0 } = flash;
    return [
      t("desk.today.settle.done", { count: settled }),
      ...(left > 0 ? [t("desk.today.settle.left", { count: left })] : []),
      ...(withoutCar > 0 ? [t("desk.today.settle.withoutCar", { count: withoutCar })] : []),
      ...(confirmedLate > 0
        ? [t("desk.today.settle.confirmedLate", { count: confirmedLate })]
        : []),
      ...(withOther > 0 ? [t("desk.today.settle.withOther", { count: withOther })] : []),
    ].join(" ");
  }
  const done =
    flash.status === "moved" && flash.car
      ? t("operator.flash.movedTo", { id: flash.id, car: isolate(flash.car) })
      : t(`operator.flash.${flash.status}`, { id: flash.id });
  const text = withUnwritten(t, done, flash);
  const warnings = [
    flash.hasShortGap && t("operator.gaps.flash"),
    flash.hasEndingPaper && t("operator.papers.flash"),
  ].filter((warning) => typeof warning === "string");
  return [text, ...warnings].join(" ");
}

function withUnwritten(t: TFunction, text: string, { unwritten }: { unwritten?: UnwrittenReason }) {
  return unwritten ? `${text} ${t(`operator.customerMail.${unwritten}`)}` : text;
}
