import { href } from "react-router";
import { useTranslation } from "react-i18next";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { dismissLastResult, useQueue } from "./queue-store";
import type { Sent } from "./send-booking";

export function LastResult() {
  const { t } = useTranslation();
  const { lastResult } = useQueue();
  if (!lastResult) return null;
  const isBooked = lastResult.kind === "booked" || lastResult.kind === "repeated";
  return (
    <div className={isBooked ? message.good : message.problem}>
      <p>
        {isBooked
          ? t("booking.queue.booked", { id: lastResult.booking.id })
          : t("booking.queue.refused")}
      </p>
      <div className={row}>
        {isBooked ? (
          <a className={button.primary} href={pageOf(lastResult)}>
            {t("booking.queue.view")}
          </a>
        ) : (
          <Link className={button.primary} to={NAV_TARGETS.booking}>
            {t("booking.queue.form")}
          </Link>
        )}
        <button className={button.plain} onClick={dismissLastResult}>
          {t("booking.queue.close")}
        </button>
      </div>
    </div>
  );
}

/** Where a booking can be opened: without its link, by its number. */
function pageOf(booked: Extract<Sent, { kind: "booked" | "repeated" }>) {
  return booked.kind === "booked"
    ? href("/bookings/:token", { token: booked.token })
    : href("/bookings");
}
