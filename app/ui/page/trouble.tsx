import { useTranslation } from "react-i18next";
import * as layout from "./layout.css";
import * as styles from "./trouble.css";

type TroubleProps = {
  /** A picture of `/pictures/states`. */
  picture: "not-found" | "failed" | "away" | "offline";
  title: string;
  text: string;
  /** The ways on. */
  children: React.ReactNode;
};

/** A whole page for what went wrong: a picture, what it is, and where to go from there. */
export function Trouble({ picture, title, text, children }: TroubleProps) {
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
