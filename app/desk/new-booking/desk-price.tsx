import { useTranslation } from "~/i18n/use-translation";
import { PRICE_INTENT } from "~/booking/booking";
import type { FormQuote } from "~/booking/form/form-quote";
import { PriceLines } from "~/booking/price-lines";
import { card } from "~/desk/bookings/list/booking-desk.css";
import { button } from "~/ui/form/button.css";
import { useHydrated } from "~/ui/use-hydrated";

/** The price of what is typed, by the quote of the visitors' form. */
export function DeskPrice({ quote }: { quote: FormQuote | null }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <section className={card} aria-labelledby="price-title">
      <h2 id="price-title">{t("newBooking.price")}</h2>
      {quote ? (
        <PriceLines booking={{ ...quote, exchange: null }} />
      ) : (
        <p>{t("booking.price.incomplete")}</p>
      )}
      {!hydrated && (
        <div>
          <button className={button.secondary} name="intent" value={PRICE_INTENT}>
            {t("booking.price.show")}
          </button>
        </div>
      )}
    </section>
  );
}
