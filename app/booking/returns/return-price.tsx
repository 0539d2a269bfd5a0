import { useTranslation } from "~/web/i18n/use-translation";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { sumToPay } from "~/catalog/pricing/quote";
import { toCents } from "~/catalog/pricing/money";
import { useFormat } from "~/web/i18n/format";
import type { Booking } from "~/booking/booking";
import * as styles from "./return-price.css";
import { wishChanges, type TripWish } from "./trip-wish";
import type { ReturnPlan } from "./return-plan.server";

type ReturnPriceProps = {
  booking: TripWish & Pick<Booking, "rentalDays" | "totalPrice" | "payable" | "currency" | "lines">;
  plan: Omit<ReturnPlan, "canHaveIt">;
  audience: "visitor" | "staff";
};

/**
 * Shows the price until another return, or of another trip, what that changes, and whether the rental would be unusually
 * short.
 */
export function ReturnPrice({ booking, plan, audience }: ReturnPriceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { date, time, wish, quote, short } = plan;
  const money = (amount: number) => format.money(amount, booking.currency);
  const difference = toCents(sumToPay(quote) - sumToPay(booking));
  const change = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return (
    <>
      {wish && (
        <ul className={styles.changes}>
          {wishChanges(t, booking, { wish, quote }).map(({ label, from, to }) => (
            <li key={label}>
              {label}: <span className={styles.former}>{from}</span> → <strong>{to}</strong>
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>
          {t("returns.until", { date: format.date(date), time, count: quote.rentalDays })}
        </strong>
        <br />
        {t("returns.total", { total: money(sumToPay(quote)) })}{" "}
        {t(`returns.${change}`, { amount: money(Math.abs(difference)) })}
      </p>
      {difference > 0 && quote.rentalDays < booking.rentalDays && <p>{t("returns.dearer")}</p>}
      {short.length > 0 && <BookingNotices notices={short} audience={audience} />}
    </>
  );
}
