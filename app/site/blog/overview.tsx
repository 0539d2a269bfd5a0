import { useTranslation } from "~/web/i18n/use-translation";
import { PosterHero } from "~/site/posters/poster-hero";
import * as layout from "~/ui/page/layout.css";
import type { BlogOverview } from "./blog";
import { DestinationCard } from "./destination-card";
import { GeneralTips } from "./general-tips";
import { list } from "./place-card.css";

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
