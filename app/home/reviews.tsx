import { useTranslation } from "~/i18n/use-translation";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Ridge } from "~/ui/page/ridge";
import type { Review } from "~/company/content/review";
import { foreignLanguage } from "~/i18n/foreign-language";
import { Stars } from "./stars";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./reviews.css";

/** Reviews as postcards on a night sky; nothing without any. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
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
          <p>{t("home.reviews.average", { reviews: ratings.length })}</p>
        </div>
      </div>
    </div>
  );
}

/** In a row that scrolls. */
export function Postcards({ reviews }: { reviews: readonly Review[] }) {
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
          <Postcard key={review.id} {...review} />
        ))}
      </ul>
    </div>
  );
}

function Postcard({ rating, date, author, country, text }: Review) {
  const { i18n } = useTranslation();
  const { day } = useFormat();
  return (
    <li className={styles.review}>
      <div className={styles.cardHead}>
        <Stars rating={rating} />
        <p className={styles.postmark}>
          {country && (
            <span className={styles.country} lang={foreignLanguage(i18n, country.lang)}>
              {country.text}
            </span>
          )}
          <time dateTime={date}>{day(date)}</time>
        </p>
      </div>
      <blockquote className={styles.words} lang={foreignLanguage(i18n, text.lang)}>
        {text.text}
      </blockquote>
      <p className={styles.author} lang={foreignLanguage(i18n, author.lang)}>
        {author.text}
      </p>
    </li>
  );
}
