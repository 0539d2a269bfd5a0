import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { deliveryFeeText } from "~/catalog/fleet/prices/delivery-text";
import { useFormat } from "~/web/i18n/format";
import { textIn } from "~/web/i18n/localized";
import type { Place } from "~/catalog/pricing/places";
import type { Prices } from "~/catalog/pricing/seasons";
import { englishName } from "~/catalog/pricing/english-name";
import { useClaims, usePromises, usePrice } from "~/catalog/company/use-company";

/** The delivery fees and extras among the services. */
export type ServicePrices = Pick<Prices, "places" | "extras">;

/** Labels and formatted prices by service. */
export function useServicePrices({ places, extras }: ServicePrices) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { price: format, priceRange } = usePrice();
  const { driver, longRental } = useClaims();
  const promises = usePromises();
  const delivery = places.map(
    (place) => [placeLabel(t, place), deliveryFeeText(t, places, englishName(place))] as const,
  );
  return {
    delivery,
    oneWay: [[t("home.services.oneWay.place"), t("home.services.oneWay.price")]],
    driver: [[t("home.services.driver.label"), priceRange(driver)]],
    extras: extras.map(
      ({ name, price, perDay }) =>
        [
          textIn(name, language),
          perDay ? t("booking.hints.extraPerDay", { price: format(price) }) : format(price),
        ] as const,
    ),
    long: promises.longRental
      ? [[t("home.services.long.label", longRental), t("home.services.long.price", longRental)]]
      : [],
    help: [[t("home.services.help.label"), t("home.services.help.price")]],
  } as const;
}

/** Formats a place such as «Kutaisi Airport, 7 days or more». */
function placeLabel(t: TFunction, place: Place) {
  const { name, minDays: days } = place;
  const text = placeText(t, englishName(place), name);
  return days > 1 ? t("home.services.delivery.minDays", { place: text, days }) : text;
}
