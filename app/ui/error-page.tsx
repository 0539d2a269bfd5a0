import { useTranslation } from "react-i18next";
import { button } from "./button.css";
import * as styles from "./error-page.css";
import * as layout from "./layout.css";

type ErrorPageProps = {
  kind: "notFound" | "failed" | "away" | "refused" | "tooMany" | "tooLarge" | "bad";
  /** E.164; null where even that is unknown. */
  phone: string | null;
};

const PICTURES = { notFound: "not-found", away: "away" } as const;

/** A whole page that says what went wrong and where to go from there. */
export function ErrorPage({ kind, phone }: ErrorPageProps) {
  const { t } = useTranslation();
  const title = t(`errors.${kind}.title`);
  return (
    <div className={`${layout.section} ${styles.root}`}>
      <title>{title}</title>
      <img
        className={styles.picture}
        src={`/pictures/states/${PICTURES[kind as keyof typeof PICTURES] ?? "failed"}.svg`}
        alt=""
        width={600}
        height={400}
      />
      <div className={layout.stack}>
        <h1 className={layout.heading}>{title}</h1>
        <p className={layout.lead}>{t(`errors.${kind}.text`)}</p>
        <div className={layout.row}>
          <a className={button.primary} href="/">
            {t("errors.back")}
          </a>
          {phone && (
            <a className={button.secondary} href={`tel:${phone}`}>
              {t("errors.callUs", { phone })}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
