import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import * as styles from "./stars.css";

/** A rating to the nearest star, announced as one label. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={t("home.reviews.stars", { rating: Number(rating.toFixed(1)) })}
    >
      {Array.from({ length: Math.round(rating) }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
