import { href } from "react-router";
import { CallLink } from "~/catalog/company/call-link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./voucher.css";

type NoVoucherProps = { status: "pending" | "cancelled"; phone: string; token: string };

/** Says why a booking has no voucher: it is not confirmed yet, or cancelled. */
export function NoVoucher({ status, phone, token }: NoVoucherProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 className={layout.heading}>{t(`ownBooking.voucher.none.${status}.title`)}</h1>
      <p className={layout.lead}>{t(`ownBooking.voucher.none.${status}.text`)}</p>
      <div className={layout.row}>
        <Link className={button.primary} to={href("/bookings/:token", { token })}>
          {t("ownBooking.voucher.back")}
        </Link>
        <CallLink className={button.secondary} phone={phone} />
      </div>
    </div>
  );
}
