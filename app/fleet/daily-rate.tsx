import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { amount } from "./daily-rate.css";

/** The lowest daily rate of a car, in USD: «from $40/day». */
export function DailyRate({ rate }: { rate: number }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  return (
    <>
      {t("fleet.card.from")} <span className={amount}>{usd(rate)}</span>
      {t("fleet.card.perDay")}
    </>
  );
}
