import { useTranslation } from "~/web/i18n/use-translation";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./error-state.css";

type ErrorStateProps = {
  /** A picture of `/pictures/states`. */
  picture: "not-found" | "failed" | "unavailable" | "offline";
  title: string;
  text: string;
  /** Links to continue. */
  children: React.ReactNode;
};

/** The content of an error page: a picture, an explanation and links. */
export function ErrorState({ picture, title, text, children }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <title>{title}</title>
      <img
        className={styles.picture}
        src={`/pictures/states/${picture}.svg`}
        alt={t(`errors.pictures.${picture}`)}
        width={600}
        height={400}
      />
      <div className={layout.stack}>
        <h1 className={layout.heading}>{title}</h1>
        <p className={layout.lead}>{text}</p>
        <div className={layout.row}>{children}</div>
      </div>
    </div>
  );
}
