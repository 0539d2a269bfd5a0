import { carTexts, type CarSpecifications } from "~/catalog/fleet/car-texts";
import { Chips } from "~/ui/form/chips";
import { useTranslation } from "~/web/i18n/use-translation";

/** What people choose a car by, in short. */
export function CarFacts({ car }: { car: CarSpecifications }) {
  const { t } = useTranslation();
  const texts = carTexts(t, car);
  const engine = [texts.engine, texts.fuelConsumption].filter(Boolean).join(", ");
  return (
    <Chips
      facts={[
        ["drive", texts.driveType],
        ["gears", texts.transmission],
        [car.isHybrid ? "leaf" : "engine", engine],
        ["seat", texts.seats],
        ["suitcase", texts.bags],
      ]}
    />
  );
}
