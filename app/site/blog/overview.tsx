import { useTranslation } from "~/web/i18n/use-translation";
import { PosterHero } from "~/site/posters/poster-hero";
import * as layout from "~/ui/page/layout.css";
import { heading, visuallyHidden } from "~/ui/page/layout.css";
import type { TipTopic } from "~/texts/page-texts";
import type { BlogOverview, BlogDestination } from "./blog";
import * as placeCardStyles from "./place-card.css";
import { list } from "./place-card.css";
import { Icon, type IconName } from "~/ui/icon";
import * as styles from "./general-tips.css";
import { href } from "react-router";
import { Link } from "~/web/i18n/link";
import { Poster } from "~/site/posters/poster";
import { button } from "~/ui/form/button.css";
import { BookLink, PlaceFacts, MapLink, Tags } from "./place-facts";
import { useDrivingTime } from "./use-driving-time";

/** The blog's start page: destinations and general tips. */
export function Overview({ picture, destinations, tips }: BlogOverview) {
  const { t } = useTranslation();
  return (
    <>
      <PosterHero
        poster={picture}
        kicker={t("blog.kicker")}
        title={t("blog.title")}
        lead={t("blog.intro")}
      />
      <div className={layout.section}>
        <ul className={list}>
          {destinations.map((destination) => (
            <li key={destination.id}>
              <DestinationCard destination={destination} />
            </li>
          ))}
        </ul>
      </div>
      <GeneralTips tips={tips} />
    </>
  );
}

const ICONS = {
  visitTime: "calendar",
  driving: "wheel",
  customs: "glass",
} as const satisfies Record<TipTopic, IconName>;

/** Tips for the whole country. */
function GeneralTips({ tips }: Pick<BlogOverview, "tips">) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-labelledby="general-tips">
      <h2 className={heading} id="general-tips">
        {t("blog.tips")}
      </h2>
      <ul className={styles.list}>
        {tips.map(({ topic, title, text }) => (
          <li key={topic} className={styles.tip}>
            <span className={styles.sign}>
              <Icon name={ICONS[topic]} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the destination's guide, or to the booking form if it has none. */
function DestinationCard({ destination }: { destination: BlogDestination }) {
  const { t } = useTranslation();
  const drivingTime = useDrivingTime(destination.drivingTime);
  const { name, images, mapUrl } = destination;
  return (
    <article className={placeCardStyles.root}>
      <div className={placeCardStyles.picture}>
        <Poster className={placeCardStyles.image} {...images[0]} />
        <p className={placeCardStyles.region}>{destination.region}</p>
      </div>
      <div className={placeCardStyles.body}>
        <h2 className={placeCardStyles.title}>{name}</h2>
        <p className={placeCardStyles.description}>{destination.description}</p>
        <div className={placeCardStyles.foot}>
          <Tags label={t("blog.activities")} tags={destination.activities} />
          <PlaceFacts facts={[drivingTime]} />
          <div className={placeCardStyles.actions}>
            <DestinationLink destination={destination} />
            <MapLink url={mapUrl} place={name}>
              {t("blog.viewMap")}
            </MapLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function DestinationLink({
  destination: { id, name, hasGuide },
}: {
  destination: BlogDestination;
}) {
  const { t } = useTranslation();
  const place = <span className={visuallyHidden}>{name}</span>;
  if (!hasGuide) {
    return (
      <BookLink className={button.primary}>
        {t("blog.bookCar")}
        {place}
      </BookLink>
    );
  }
  return (
    <Link className={button.primary} to={{ pathname: href("/:lng?/blog"), search: `?guide=${id}` }}>
      {t("blog.viewDetails")}
      {place}
    </Link>
  );
}
