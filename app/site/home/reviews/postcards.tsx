import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { Review } from "~/catalog/company/content/review";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { Stars } from "./stars";
import * as styles from "./reviews.css";

/** Shows the reviews in a row that scrolls. */
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
            <span className={styles.country} {...languageAttributes(i18n, country.lang)}>
              {country.text}
            </span>
          )}
          {date && <time dateTime={date}>{day(date)}</time>}
        </p>
      </div>
      <blockquote className={styles.words} {...languageAttributes(i18n, text.lang)}>
        {text.text}
      </blockquote>
      <p className={styles.author} {...languageAttributes(i18n, author.lang)}>
        {author.text}
      </p>
    </li>
  );
}
