import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Ridge } from "~/ui/page/ridge";
import type { Review } from "~/catalog/company/content/review";
import { Stars } from "./stars";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./reviews.css";
import { Postcards } from "./postcards";

type ReviewsProps = { reviews: readonly Review[] };

/** Reviews as postcards on a night sky; nothing without any. */
export function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <>
      <div className={styles.skyline}>
        <Ridge />
      </div>
      <section className={styles.root} id="reviews" aria-labelledby="reviews-title">
        <div className={styles.content}>
          <Head ratings={reviews.map(({ rating }) => rating)} />
          <Postcards reviews={reviews} />
          <p className={styles.action}>
            <Link className={button.dawn} to={NAV_TARGETS.booking}>
              {t("home.reviews.action")}
            </Link>
          </p>
        </div>
        <div className={styles.edge}>
          <Ridge />
        </div>
      </section>
    </>
  );
}

function Head({ ratings }: { ratings: readonly number[] }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title} id="reviews-title">
          {t("home.reviews.title")}
        </h2>
        <p className={styles.lead}>{t("home.reviews.lead")}</p>
      </div>
      <div className={styles.average}>
        <p className={styles.number}>{decimals(average.toFixed(1))}</p>
        <div>
          <Stars rating={average} />
          <p>{t("home.reviews.average", { count: ratings.length })}</p>
        </div>
      </div>
    </div>
  );
}
