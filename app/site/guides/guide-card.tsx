import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { Poster } from "~/site/posters/poster";
import { badge } from "~/ui/badge.css";
import { Icon } from "~/ui/icon";
import * as styles from "./guide-card.css";
import { GuideFacts } from "./guide-facts";
import type { GuideSummary } from "./guide";

type GuideCardProps = { guide: GuideSummary; heading: "h2" | "h3" };

export function GuideCard({ guide, heading: Heading }: GuideCardProps) {
  const { t } = useTranslation();
  const page = href("/:lng?/guides/:id", { id: guide.id });
  return (
    <article className={styles.root}>
      <Link className={styles.picture} to={page} tabIndex={-1}>
        <Poster className={styles.image} name={guide.poster} alt={guide.alt} />
      </Link>
      <div className={styles.body}>
        <span className={badge.quiet}>{t(`guides.categories.${guide.category}`)}</span>
        <Heading className={styles.title}>
          <Link className={styles.titleLink} to={page}>
            {guide.title}
          </Link>
        </Heading>
        <p>{guide.excerpt}</p>
        <GuideFacts guide={guide} />
        <Link
          className={styles.more}
          to={page}
          aria-label={t("guides.readMoreAbout", { title: guide.title })}
        >
          {t("guides.readMore")}
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}

export function GuideList({
  guides,
  heading,
}: Pick<GuideCardProps, "heading"> & { guides: readonly GuideSummary[] }) {
  return (
    <ul className={styles.list}>
      {guides.map((guide) => (
        <li key={guide.id}>
          <GuideCard guide={guide} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
