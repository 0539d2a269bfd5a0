import { useTranslation } from "~/web/i18n/use-translation";
import { Poster } from "~/site/posters/poster";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { Difficulty } from "./attractions";
import type { Attraction } from "./blog";
import { BookLink } from "./book-link";
import { MapLink } from "./map-link";
import * as styles from "./place-card.css";
import { PlaceFacts } from "./place-facts";
import { Tags } from "./tags";

const BADGES = {
  easy: badge.good,
  moderate: badge.notice,
  hard: badge.problem,
} as const satisfies Record<Difficulty, string>;

export function AttractionCard({ attraction }: { attraction: Attraction }) {
  const { t } = useTranslation();
  const { name, description, image, mapUrl, activities } = attraction;
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <Poster className={styles.image} {...image} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          <Tags label={t("blog.activities")} tags={activities} />
          <AttractionFacts attraction={attraction} />
          <div className={styles.actions}>
            <BookLink className={button.primary}>
              {t("blog.bookCar")}
              <span className={visuallyHidden}>{name}</span>
            </BookLink>
            <MapLink url={mapUrl} place={name}>
              {t("blog.viewOnMap")}
            </MapLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function AttractionFacts({ attraction }: { attraction: Attraction }) {
  const { t } = useTranslation();
  const { difficulty, timeNeeded, bestTimeToVisit } = attraction;
  const level = <span className={BADGES[difficulty]}>{t(`blog.difficulties.${difficulty}`)}</span>;
  return (
    <PlaceFacts
      facts={[
        { icon: "peak", term: t("blog.difficulty"), value: level },
        { icon: "clock", term: t("blog.timeNeeded"), value: timeNeeded },
        { icon: "calendar", term: t("blog.bestTimeToVisit"), value: bestTimeToVisit },
      ]}
    />
  );
}
