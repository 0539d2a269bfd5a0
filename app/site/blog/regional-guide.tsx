import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { PosterHero } from "~/site/posters/poster-hero";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { onNightLink } from "~/ui/link.css";
import type { RegionalGuide as Guide, Attraction } from "./blog";
import { BookLink, PlaceFacts, MapLink, Tags } from "./place-facts";
import * as placeCardStyles from "./place-card.css";
import { list } from "./place-card.css";
import * as styles from "./regional-guide.css";
import { TravelTips } from "./travel-tips";
import { useDrivingTime } from "./use-driving-time";
import { Poster } from "~/site/posters/poster";
import { badge } from "~/ui/badge.css";
import type { Difficulty } from "./attractions";

export function RegionalGuide({ guide }: { guide: Guide }) {
  const { t } = useTranslation();
  return (
    <>
      <PosterHero
        poster={guide.destination.images[0]}
        back={
          <Link className={onNightLink} to={href("/:lng?/blog")}>
            <Icon name="back" />
            {t("blog.back")}
          </Link>
        }
        kicker={guide.destination.region}
        title={guide.title}
        lead={guide.lead}
      />
      <About guide={guide} />
      <section className={styles.attractions} aria-labelledby="attractions">
        <h2 className={layout.heading} id="attractions">
          {t("blog.attractions")}
        </h2>
        <ul className={list}>
          {guide.attractions.map((attraction) => (
            <li key={attraction.id}>
              <AttractionCard attraction={attraction} />
            </li>
          ))}
        </ul>
      </section>
      <TravelTips tips={guide.tips} readOn={guide.readOn} />
      <CallToAction {...guide.call}>
        <BookLink className={button.dawn}>{t("blog.bookYourCar")}</BookLink>
      </CallToAction>
    </>
  );
}

function About({ guide: { aboutTitle, about, tags, destination } }: { guide: Guide }) {
  const { t } = useTranslation();
  const drivingTime = useDrivingTime(destination.drivingTime);
  return (
    <section className={styles.about} aria-labelledby="about-region">
      <div className={styles.words}>
        <h2 className={layout.heading} id="about-region">
          {aboutTitle}
        </h2>
        {about.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.glance}>
        <Tags label={t("blog.tags")} tags={tags} />
        <PlaceFacts facts={[drivingTime]} />
        <MapLink url={destination.mapUrl} place={destination.name}>
          {t("blog.viewOnMap")}
        </MapLink>
      </div>
    </section>
  );
}

const BADGES = {
  easy: badge.good,
  moderate: badge.notice,
  hard: badge.problem,
} as const satisfies Record<Difficulty, string>;

function AttractionCard({ attraction }: { attraction: Attraction }) {
  const { t } = useTranslation();
  const { name, description, image, mapUrl, activities } = attraction;
  return (
    <article className={placeCardStyles.root}>
      <div className={placeCardStyles.picture}>
        <Poster className={placeCardStyles.image} {...image} />
      </div>
      <div className={placeCardStyles.body}>
        <h3 className={placeCardStyles.title}>{name}</h3>
        <p className={placeCardStyles.description}>{description}</p>
        <div className={placeCardStyles.foot}>
          <Tags label={t("blog.activities")} tags={activities} />
          <AttractionFacts attraction={attraction} />
          <div className={placeCardStyles.actions}>
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
