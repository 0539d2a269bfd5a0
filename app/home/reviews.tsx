import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Ridge } from "~/ui/page/ridge";
import { CLAIMS } from "~/company/claims";
import type { Review } from "./reviews.server";
import { Stars } from "./stars";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./reviews.css";

/** Reviews as postcards on a night sky. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.skyline}>
        <Ridge />
      </div>
      <section className={styles.root} id="reviews" aria-labelledby="reviews-title">
        <div className={styles.content}>
          <Head count={reviews.length} />
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

function Head({ count }: { count: number }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title} id="reviews-title">
          {t("home.reviews.title")}
        </h2>
        <p className={styles.lead}>{t("home.reviews.lead")}</p>
      </div>
      <div className={styles.average}>
        <p className={styles.number}>{decimals(CLAIMS.averageRating.toFixed(1))}</p>
        <div>
          <Stars rating={CLAIMS.averageRating} />
          <p>{t("home.reviews.average", { reviews: count })}</p>
        </div>
      </div>
    </div>
  );
}

function Postcards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <div
      className={styles.row}
      data-scrolls
      role="group"
      aria-labelledby="reviews-title"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard.
      tabIndex={0}
    >
      <ul className={styles.list}>
        {reviews.map((review) => (
          <Postcard key={review.date} {...review} />
        ))}
      </ul>
    </div>
  );
}

function Postcard({ rating, date, author, country, text }: Review) {
  const { day } = useFormat();
  return (
    <li className={styles.review}>
      <div className={styles.cardHead}>
        <Stars rating={rating} />
        <p className={styles.postmark}>
          <span className={styles.country}>{country}</span>
          <time dateTime={date}>{day(date)}</time>
        </p>
      </div>
      <blockquote className={styles.words}>{text}</blockquote>
      <p className={styles.author}>{author}</p>
    </li>
  );
}
