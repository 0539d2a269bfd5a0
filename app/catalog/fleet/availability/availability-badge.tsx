import { useTranslation } from "~/web/i18n/use-translation";
import type { Availability } from "~/catalog/availability/availability";
import * as styles from "./availability-badge.css";

/** Shows whether a car is free for a trip; nothing if that is unknown. */
export function AvailabilityBadge({ availability }: { availability: Availability | null }) {
  const { t } = useTranslation();
  if (!availability) return null;
  return (
    <span className={styles.states[availability]}>{t(`fleet.availability.${availability}`)}</span>
  );
}

/** Explains under a list what its badges promise. */
export function AvailabilityNote({
  cars,
}: {
  cars: readonly { availability: Availability | null }[];
}) {
  const { t } = useTranslation();
  if (!cars.some(({ availability }) => availability)) return null;
  return <p>{t("fleet.availability.note")}</p>;
}
