import { useTranslation } from "~/i18n/use-translation";
import { toCents } from "~/pricing/cents";
import { useFormat } from "~/i18n/format";
import type { Booking } from "~/booking/booking";
import type { ReturnPlan } from "./return-plan.server";

type ReturnPriceProps = {
  booking: Pick<Booking, "totalPrice" | "currency">;
  plan: Omit<ReturnPlan, "canHaveIt">;
};

/** The price until another return, and what that changes. */
export function ReturnPrice({ booking, plan: { date, time, quote } }: ReturnPriceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, booking.currency);
  const difference = toCents(quote.totalPrice - booking.totalPrice);
  const change = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return (
    <p>
      <strong>
        {t("returns.until", { date: format.date(date), time, count: quote.rentalDays })}
      </strong>
      <br />
      {t("returns.total", { total: money(quote.totalPrice) })}{" "}
      {t(`returns.${change}`, { amount: money(Math.abs(difference)) })}
    </p>
  );
}
