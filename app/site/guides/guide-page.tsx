import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { PosterHero } from "~/site/posters/poster-hero";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { onNightLink, standaloneLink } from "~/ui/link.css";
import { ProseText } from "~/ui/page/prose";
import { GuideList } from "./guide-card";
import { GuideFacts } from "./guide-facts";
import * as styles from "./guide-page.css";
import { GuidesCallToAction } from "./guides-call-to-action";
import { ShareButton } from "./share-button";
import type { GuideArticle, GuideSummary } from "./guide";

type GuidePageProps = {
  guide: GuideArticle;
  related: readonly GuideSummary[];
  /** The page's absolute address, for sharing. */
  address: string;
};

export function GuidePage({ guide, related, address }: GuidePageProps) {
  const { t } = useTranslation();
  return (
    <article>
      <PosterHero
        poster={{ name: guide.poster, alt: guide.alt }}
        back={
          <Link className={onNightLink} to={href("/guides")}>
            <Icon name="back" />
            {t("guides.back")}
          </Link>
        }
        title={guide.title}
        lead={guide.excerpt}
        kicker={t(`guides.categories.${guide.category}`)}
      />
      <div className={styles.page}>
        <div className={styles.side}>
          <GuideFacts guide={guide} />
          <ShareButton title={guide.title} address={address} />
          <Parts parts={guide.parts} />
        </div>
        <ProseText html={guide.html} />
      </div>
      <GuidesCallToAction />
      <section className={layout.section} aria-labelledby="more-guides">
        <div className={layout.stack}>
          <h2 className={layout.heading} id="more-guides">
            {t("guides.more")}
          </h2>
          <GuideList guides={related} heading="h3" />
        </div>
      </section>
    </article>
  );
}

function Parts({ parts }: Pick<GuideArticle, "parts">) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="guide-parts">
      <h2 className={styles.partsTitle} id="guide-parts">
        {t("guides.parts")}
      </h2>
      <ol className={styles.parts}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a className={standaloneLink} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
