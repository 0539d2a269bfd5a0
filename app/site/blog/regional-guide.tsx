import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { PosterHero } from "~/site/posters/poster-hero";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { onNightLink } from "~/ui/link.css";
import { AttractionCard } from "./attraction-card";
import type { RegionalGuide as Guide } from "./blog";
import { BookLink } from "./book-link";
import { MapLink } from "./map-link";
import { list } from "./place-card.css";
import { PlaceFacts } from "./place-facts";
import * as styles from "./regional-guide.css";
import { Tags } from "./tags";
import { TravelTips } from "./travel-tips";
import { useDrivingTime } from "./use-driving-time";

export function RegionalGuide({ guide }: { guide: Guide }) {
  const { t } = useTranslation();
  return (
    <>
      <PosterHero
        poster={guide.destination.images[0]}
        back={
          <Link className={onNightLink} to={href("/blog")}>
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
