import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { Office } from "~/catalog/company/content/office";
import type { Review } from "~/catalog/company/content/review";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { standaloneLink } from "~/ui/link.css";
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

function Postcard(review: Review) {
  const { rating, date, author, country, text } = review;
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
      <div>
        <p className={styles.author} {...languageAttributes(i18n, author.lang)}>
          {author.text}
        </p>
        <Source {...review} />
      </div>
    </li>
  );
}

/** Says where a review stands, as a link if it can be read there; of a sample, that it is one. */
function Source({ source, link, date, isExample }: Review) {
  const { t } = useTranslation();
  const { monthOf } = useFormat();
  if (isExample) return <p className={styles.source}>{t("home.reviews.isSample")}</p>;
  if (!source) return null;
  const text = date ? `${source}, ${monthOf(date.slice(0, 7))}` : source;
  return (
    <p className={styles.source}>
      {link ? (
        <a className={standaloneLink} href={link} rel="noopener nofollow">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** Links to the pages where all reviews of the company stand. */
export function ProfileLinks({ links }: { links: Office["links"] }) {
  const { t } = useTranslation();
  const { google, tripadvisor } = links;
  const profiles = [
    ["Google", google],
    ["Tripadvisor", tripadvisor],
  ] as const;
  if (!google && !tripadvisor) return null;
  return (
    <p className={styles.profiles}>
      {profiles.map(
        ([place, link]) =>
          link && (
            <a key={place} className={styles.profile} href={link} rel="noopener nofollow">
              {t("home.reviews.all", { place })}
            </a>
          ),
      )}
    </p>
  );
}
