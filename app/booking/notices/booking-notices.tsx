import { useTranslation } from "~/web/i18n/use-translation";
import { useOfficeHours } from "~/catalog/company/use-company";
import { message } from "~/ui/message.css";
import { noticeText } from "./notice-text";
import { visuallyHidden } from "~/ui/page/layout.css";
import { fieldOf, type BookingNotice } from "./notices";

type BookingNoticesProps = {
  notices: BookingNotice[];
  audience?: "visitor" | "staff";
  /** Whether some notices stand at the fields of the form. The region only announces them. */
  isForm?: boolean;
};

/**
 * The notices of a booking, worded for its audience. The status region announces new ones while the form is filled
 * in.
 */
export function BookingNotices({
  notices,
  audience = "visitor",
  isForm = false,
}: BookingNoticesProps) {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  const textOf = (notice: BookingNotice) => noticeText(t, notice, { audience, hours });
  const isElsewhere = (notice: BookingNotice) => isForm && fieldOf(notice) !== null;
  const texts = notices.filter((notice) => !isElsewhere(notice)).map(textOf);
  return (
    <div role="status">
      {notices.filter(isElsewhere).map((notice) => (
        <p key={textOf(notice)} className={visuallyHidden}>
          {textOf(notice)}
        </p>
      ))}
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
