import { useTranslation } from "react-i18next";
import { useOfficeHours } from "~/company/use-office-hours";
import { message } from "~/ui/message.css";
import type { BookingNotice } from "./notices";

/** The notices of a booking; a screen reader hears of a new one while the form is filled in. */
export function BookingNotices({ notices }: { notices: BookingNotice[] }) {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className={message.notice}>
          <strong>{t("booking.noticesTitle")}</strong>
          {notices.map((notice) => (
            <p key={notice}>{t(`booking.notices.${notice}`, hours)}</p>
          ))}
        </div>
      )}
    </div>
  );
}
