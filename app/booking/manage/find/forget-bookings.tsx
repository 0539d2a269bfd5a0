import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { writeDraft } from "~/booking/sending/draft";
import { writeQueue } from "~/booking/sending/queue";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./forget-bookings.css";
import { FORGET_INTENT } from "~/booking/manage/my-booking-constants";

/**
 * Makes this browser forget its bookings. It is a plain form: the next document starts without what the scripts of
 * this one know, and without the socket of its cookie.
 */
export function ForgetBookings() {
  const { t } = useTranslation();
  return (
    <form
      className={styles.form}
      method="post"
      action={useLocalTo(href("/:lng?/bookings"))}
      onSubmit={forgetTyped}
    >
      <p className={styles.text}>{t("ownBooking.forget.text")}</p>
      <button className={button.secondary} name="intent" value={FORGET_INTENT}>
        {t("ownBooking.forget.submit")}
      </button>
    </form>
  );
}

/**
 * Clears draft and queue in browsers without `Clear-Site-Data`, and on plain http, where that header has no
 * effect.
 */
function forgetTyped() {
  writeDraft(null);
  writeQueue([]);
}
