import { useTranslation } from "react-i18next";
import { deliveryFeeText } from "~/fleet/prices/delivery-text";
import { useFormat } from "~/i18n/format";
import { EXTRAS } from "~/pricing/extras";
import { CLAIMS } from "~/company/claims";

const DELIVERED_TO = ["Tbilisi", "Tbilisi Airport", "Kutaisi Airport", "Batumi"] as const;

/** Labels and formatted prices by service. */
export function useServicePrices() {
  const { t } = useTranslation();
  const { usd } = useFormat();
  const { driver, longRental } = CLAIMS;
  const delivery = DELIVERED_TO.map(
    (place) => [t(`booking.locations.${place}`), deliveryFeeText(t, place)] as const,
  );
  const driverPrice = t("format.usd", { amount: `${driver.from}–${driver.to}` });
  return {
    delivery,
    oneWay: [[t("home.services.oneWay.place"), t("home.services.oneWay.price")]],
    driver: [[t("home.services.driver.label"), driverPrice]],
    extras: EXTRAS.map(({ field, price }) => [t(`booking.fields.${field}`), usd(price)] as const),
    long: [[t("home.services.long.label", longRental), t("home.services.long.price", longRental)]],
    help: [[t("home.services.help.label"), t("home.services.help.price")]],
  } as const;
}
