import { useTranslation } from "~/i18n/use-translation";
import { useFormat } from "~/i18n/format";
import * as styles from "~/booking/manage/own-booking.css";
import type { OwnBookingPage } from "~/booking/manage/own-booking.server";

export function SentMessages({ messages }: Pick<OwnBookingPage, "messages">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <h3>{t("ownBooking.change.sent")}</h3>
      <ol className={styles.messages}>
        {messages.map(({ id, text, sent }) => (
          <li key={id}>
            <p className={styles.soft}>
              {date(sent.date)}, {sent.time}
            </p>
            <p className={styles.message} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
