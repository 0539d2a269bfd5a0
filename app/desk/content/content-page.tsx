import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { reviewAddress, sectionAddress } from "./content";
import { textLabel } from "./content-words";
import * as styles from "./content.css";
import type { ContentPageData } from "./content.server";
import type { MissingText } from "./missing";

/** Shows all texts of the company, with what is missing. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { t } = useTranslation();
  return (
    <DeskLayout
      title={t("contentDesk.title")}
      done={page.isRemoved ? t("contentDesk.review.removed") : null}
    >
      <p>{t("contentDesk.lead")}</p>
      <section className={desk.section} aria-labelledby="texts-title">
        <h2 className={desk.title} id="texts-title">
          {t("contentDesk.texts")}
        </h2>
        <ul className={styles.list}>
          {page.sections.map(({ section, hiddenBy, missing }) => (
            <li key={section} className={styles.item}>
              <Link to={sectionAddress(section)}>{t(`contentDesk.sections.${section}.title`)}</Link>
              <span className={desk.soft}>
                {hiddenBy
                  ? t(`contentDesk.hiddenBy.${hiddenBy}`)
                  : t(`contentDesk.sections.${section}.where`)}
              </span>
              <Missing missing={missing} says="missing" />
            </li>
          ))}
        </ul>
      </section>
      <Reviews reviews={page.reviews} />
    </DeskLayout>
  );
}

function Reviews({ reviews }: Pick<ContentPageData, "reviews">) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return (
    <section className={desk.section} aria-labelledby="reviews-title">
      <h2 className={desk.title} id="reviews-title">
        {t("contentDesk.sections.review.title")}
      </h2>
      {reviews.length === 0 && <p>{t("contentDesk.noReviews")}</p>}
      <ul className={styles.list}>
        {reviews.map(({ id, author, date, hiddenBy, isExample, missing }) => (
          <li key={id} className={styles.item}>
            <Link to={reviewAddress(id)}>{author}</Link>
            <span className={desk.soft}>
              {day(date)}&nbsp;· {t(hiddenBy ? "contentDesk.hidden" : "contentDesk.shown")}
              {isExample && ` · ${t("contentDesk.example")}`}
            </span>
            {hiddenBy && <span>{t(`contentDesk.hiddenBy.${hiddenBy}`)}</span>}
            <Missing missing={missing} says="missingReview" />
          </li>
        ))}
      </ul>
      <p>
        <Link className={button.secondary} to={reviewAddress(null)}>
          {t("contentDesk.review.new")}
        </Link>
      </p>
    </section>
  );
}

type MissingProps = { missing: readonly MissingText[]; says: "missing" | "missingReview" };

function Missing({ missing, says }: MissingProps) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const names = missing.map(({ name, lang }) => textLabel(t, name, lang));
  return <span>{t(`contentDesk.${says}`, { texts: names.join("; ") })}</span>;
}
