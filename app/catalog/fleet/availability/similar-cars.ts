import type { Car } from "~/catalog/fleet/car";
import { cardLabelOf, isFourWheelDrive } from "~/catalog/fleet/vehicle-type";

/** How many cars are offered instead of one that is taken. */
const MAX_SIMILAR = 3;

type Comparable = Pick<
  Car,
  "id" | "name" | "bodyType" | "driveType" | "passengers" | "pricePerDay"
>;

/**
 * Returns up to three cars that stand in for a car best, the best first: those with as many seats and its drive, then
 * its body, then the nearest price.
 */
export function similarCars<C extends Comparable>(car: Comparable, others: readonly C[]): C[] {
  const faults = (other: Comparable) => {
    const isSmaller = other.passengers < car.passengers;
    const isWeaker = isFourWheelDrive(car.driveType) && !isFourWheelDrive(other.driveType);
    const isOtherBody = cardLabelOf(other) !== cardLabelOf(car);
    return Number(isSmaller) * 2 + Number(isWeaker) * 2 + Number(isOtherBody);
  };
  const distance = (other: Comparable) =>
    Math.abs(Number(other.pricePerDay) - Number(car.pricePerDay));
  return others
    .filter(({ id }) => id !== car.id)
    .toSorted((a, b) => faults(a) - faults(b) || distance(a) - distance(b))
    .slice(0, MAX_SIMILAR);
}
