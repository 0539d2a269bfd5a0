import type { PosterName } from "~/texts/page-texts";
import * as styles from "./poster-hero.css";
import { Poster } from "./poster";

type PosterHeroProps = {
  poster: { name: PosterName; alt: string };
  title: React.ReactNode;
  /** A link back to the list. */
  back?: React.ReactNode;
  /** The kind of page. */
  kicker?: string;
  lead?: string;
  /** Buttons below the text. */
  children?: React.ReactNode;
};

/** The header of a page about a place or a journey. */
export function PosterHero({ poster, title, back, kicker, lead, children }: PosterHeroProps) {
  return (
    <div className={styles.root}>
      <Poster className={styles.picture} {...poster} first />
      <div className={styles.words}>
        {back}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
