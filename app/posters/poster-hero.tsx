import type { PosterName } from "./alts.server";
import * as styles from "./poster-hero.css";
import { Poster } from "./poster";

type PosterHeroProps = {
  poster: { name: PosterName; alt: string };
  title: React.ReactNode;
  /** Above the title: the way back, or what kind of page it is. */
  above?: React.ReactNode;
  lead?: string;
  /** Below the words: what the visitor can do. */
  children?: React.ReactNode;
};

/** The top of a page about a place or a journey, with its poster. */
export function PosterHero({ poster, title, above, lead, children }: PosterHeroProps) {
  return (
    <div className={styles.root}>
      <Poster className={styles.picture} {...poster} first />
      <div className={styles.words}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
