import type { PosterName } from "./alts.server";
import * as styles from "./poster-hero.css";
import { Poster } from "./poster";

type PosterHeroProps = {
  poster: { name: PosterName; alt: string };
  title: React.ReactNode;
  /** The way back to the list that it is of. */
  back?: React.ReactNode;
  /** What kind of page it is. */
  kicker?: string;
  lead?: string;
  /** Below the words: what the visitor can do. */
  children?: React.ReactNode;
};

/** The top of a page about a place or a journey, with its poster. */
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
