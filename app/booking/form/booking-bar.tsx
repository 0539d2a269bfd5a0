import { vehicleName } from "~/booking/booking-car";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import { LowestRate } from "~/catalog/fleet/prices/car-price";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { lowestRate } from "~/catalog/pricing/rates";
import { button } from "~/ui/form/button.css";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { useInView } from "~/ui/use-in-view";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./booking-bar.css";
import { lowestRateIn, planFor, type FormQuote, type PriceList } from "./form-quote";
import type { FormValues } from "./form-values";

type BookingBarProps = { typed: FormValues; prices: PriceList; quote: FormQuote | null };

/** The bar at the bottom of phones: the chosen car, its price and a link to the form. */
export function BookingBar({ typed, prices, quote }: BookingBarProps) {
  const { t } = useTranslation();
  const isAtForm = useInView("booking-form");
  const isAtTrip = useInView("trip-form");
  const plan = planFor(typed, prices);
  const lowest = lowestRateIn(prices);
  if (lowest === null) return null;
  return (
    <div className={styles.root} data-bar="booking" hidden={isAtForm === true || isAtTrip === true}>
      <div className={bottomBar.content}>
        <p className={bottomBar.car}>
          <span className={bottomBar.name}>
            {plan && typed.vehicle ? vehicleName(t, typed.vehicle) : t("booking.bar.anyCar")}
          </span>
          <span>
            {quote ? (
              <Total quote={quote} />
            ) : (
              <LowestRate rate={plan ? lowestRate(plan.tiers) : lowest} />
            )}
          </span>
        </p>
        <Link className={button.dawn} to={NAV_TARGETS.booking}>
          {t("site.bookNow")}
        </Link>
      </div>
    </div>
  );
}

function Total({ quote }: { quote: FormQuote }) {
  const { t } = useTranslation();
  return t("booking.bar.total", {
    count: quote.rentalDays,
    total: amountText(t, quote, quote.exchange),
  });
}
