import { useTranslation } from "~/web/i18n/use-translation";
import type { Availability } from "~/catalog/availability/availability";
import * as styles from "./availability-badge.css";

type AvailabilityBadgeProps = { availability: Availability | null; isAtOnce?: boolean | undefined };

/** Shows whether a car is free for a trip, and confirmed at once; nothing if that is unknown. */
export function AvailabilityBadge({ availability, isAtOnce = false }: AvailabilityBadgeProps) {
  const { t } = useTranslation();
  if (!availability) return null;
  return (
    <>
      <span className={styles.states[availability]}>{t(`fleet.availability.${availability}`)}</span>
      {isAtOnce && (
        <>
          {" "}
          <span className={styles.states.free}>{t("fleet.availability.atOnce")}</span>
        </>
      )}
    </>
  );
}

/** Explains under a list what its badges promise. */
export function AvailabilityNote({ cars }: { cars: readonly AvailabilityBadgeProps[] }) {
  const { t } = useTranslation();
  if (!cars.some(({ availability }) => availability)) return null;
  return <p>{t(availabilityNote(cars))}</p>;
}

/** Returns the text that explains the badges of cars. */
export function availabilityNote(cars: readonly Pick<AvailabilityBadgeProps, "isAtOnce">[]) {
  return cars.some(({ isAtOnce }) => isAtOnce)
    ? "fleet.availability.noteAtOnce"
    : "fleet.availability.note";
}
