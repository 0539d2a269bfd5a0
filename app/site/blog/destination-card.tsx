import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { Poster } from "~/site/posters/poster";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { BlogDestination } from "./blog";
import { BookLink } from "./book-link";
import { MapLink } from "./map-link";
import * as styles from "./place-card.css";
import { PlaceFacts } from "./place-facts";
import { Tags } from "./tags";
import { useDrivingTime } from "./use-driving-time";

/** Links to the destination's guide, or to the booking form if it has none. */
export function DestinationCard({ destination }: { destination: BlogDestination }) {
  const { t } = useTranslation();
  const drivingTime = useDrivingTime(destination.drivingTime);
  const { name, images, mapUrl } = destination;
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <Poster className={styles.image} {...images[0]} />
        <p className={styles.region}>{destination.region}</p>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.description}>{destination.description}</p>
        <div className={styles.foot}>
          <Tags label={t("blog.activities")} tags={destination.activities} />
          <PlaceFacts facts={[drivingTime]} />
          <div className={styles.actions}>
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
    <Link className={button.primary} to={{ pathname: href("/blog"), search: `?guide=${id}` }}>
      {t("blog.viewDetails")}
      {place}
    </Link>
  );
}
