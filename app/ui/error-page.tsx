import { useTranslation } from "react-i18next";
import { button } from "./button.css";
import * as layout from "./layout.css";

type ErrorPageProps = {
  kind: "notFound" | "failed" | "away" | "refused" | "tooMany" | "tooLarge" | "bad";
  /** E.164; null where even that is unknown. */
  phone: string | null;
};

/** A whole page that says what went wrong and where to go from there. */
export function ErrorPage({ kind, phone }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <div className={layout.section}>
      <title>{t(`errors.${kind}.title`)}</title>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t(`errors.${kind}.title`)}</h1>
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
