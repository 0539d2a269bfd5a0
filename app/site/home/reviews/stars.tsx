import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Icon } from "~/ui/icon";
import * as styles from "./stars.css";

/** A rating to the nearest star, announced as one label. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={t("home.reviews.stars", { rating: decimals(String(Number(rating.toFixed(1)))) })}
    >
      {Array.from({ length: Math.round(rating) }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
