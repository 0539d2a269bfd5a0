import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useMoney } from "~/company/use-money";
import * as desk from "~/desk/desk-page.css";
import { CURRENCY_FIELD } from "~/desk/prices/prices";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";

/** The main currency, with a link to the form that switches it. */
export function CurrencySection() {
  const { t } = useTranslation();
  const { currency } = useMoney();
  const other = currency === "USD" ? "GEL" : "USD";
  return (
    <section className={desk.part} id="currency" aria-labelledby="currency-title">
      <h2 className={desk.title} id="currency-title">
        {t("prices.currency.title")}
      </h2>
      <p>{t(`prices.currency.main.${currency}`)}</p>
      <p>
        <Link
          className={button.secondary}
          to={`${href("/admin/prices")}?${CURRENCY_FIELD}=${other}#currency`}
        >
          {t(`prices.currency.switch.${other}`)}
        </Link>
      </p>
    </section>
  );
}
