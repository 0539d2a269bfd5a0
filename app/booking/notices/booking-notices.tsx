import { useTranslation } from "~/web/i18n/use-translation";
import { useOfficeHours } from "~/catalog/company/use-company";
import { message } from "~/ui/message.css";
import { noticeText } from "./notice-text";
import type { BookingNotice } from "./notices";

type BookingNoticesProps = { notices: BookingNotice[]; audience?: "visitor" | "staff" };

/**
 * The notices of a booking, worded for its audience. The status region announces new ones while the form is filled
 * in.
 */
export function BookingNotices({ notices, audience = "visitor" }: BookingNoticesProps) {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  const texts = notices.map((notice) => noticeText(t, notice, { audience, hours }));
  return (
    <div role="status">
      {texts.length > 0 && (
        <div className={message.notice}>
          <strong>{t("booking.noticesTitle")}</strong>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  );
}
