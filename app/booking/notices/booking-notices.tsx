import { useTranslation } from "react-i18next";
import { useOfficeHours } from "~/company/use-office-hours";
import { message } from "~/ui/message.css";
import type { BookingNotice } from "./notices";

type BookingNoticesProps = { notices: BookingNotice[]; reader?: "visitor" | "operator" };

/**
 * The notices of a booking, worded for its reader. The status region announces new ones while the
 * form is filled in.
 */
export function BookingNotices({ notices, reader = "visitor" }: BookingNoticesProps) {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  const texts = reader === "visitor" ? "booking.notices" : "operator.notices";
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className={message.notice}>
          <strong>{t("booking.noticesTitle")}</strong>
          {notices.map((notice) => (
            <p key={notice}>{t(`${texts}.${notice}`, hours)}</p>
          ))}
        </div>
      )}
    </div>
  );
}
