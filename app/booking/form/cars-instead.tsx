import { useTranslation } from "~/web/i18n/use-translation";
import { isolate } from "~/web/i18n/isolate";
import { usePrice } from "~/catalog/company/use-company";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { sumToPay } from "~/catalog/pricing/quote";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { plainList, row } from "~/ui/page/layout.css";
import { FORM_ID } from "./field-state";
import { quoteOf, type PriceList } from "./form-quote";
import type { useBookingForm } from "./use-booking-form";

type CarsInsteadProps = {
  form: Pick<ReturnType<typeof useBookingForm>, "typed" | "isTaken" | "instead" | "repair">;
  prices: PriceList;
};

/** Offers free cars like the chosen one, which is taken, each with the price of the trip. A press chooses it. */
export function CarsInstead({ form, prices }: CarsInsteadProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  const { typed, isTaken, instead, repair } = form;
  const offers = instead.flatMap((name) => {
    const car = choiceNamed(prices.choices, name);
    const quote = quoteOf({ ...typed, vehicle: name }, prices);
    return car && quote ? [{ car, total: price(sumToPay(quote)) }] : [];
  });
  if (!isTaken || offers.length === 0) return null;
  return (
    <div className={message.notice}>
      <p>{t("ownBooking.alternatives.text")}</p>
      <ul className={`${row} ${plainList}`}>
        {offers.map(({ car, total }) => (
          <li key={car.name}>
            <button
              type="button"
              className={button.secondary}
              onClick={() => {
                repair({ vehicle: car.name, vehicleType: vehicleTypeOf(car) });
                focusVehicle();
              }}
            >
              {t("ownBooking.alternatives.car", { car: isolate(car.name), total })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the choice of the car: the pressed button goes. */
function focusVehicle() {
  const form = document.getElementById(FORM_ID);
  const control = form instanceof HTMLFormElement && form.elements.namedItem("vehicle");
  if (control instanceof HTMLElement) control.focus();
}
