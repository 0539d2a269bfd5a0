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
import type { GuideArticle, GuideSummary } from "./guide";
import { useState } from "react";
import { button } from "~/ui/form/button.css";
import * as shareButtonStyles from "./share-button.css";

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
          <Link className={onNightLink} to={href("/:lng?/guides")}>
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
          <TableOfContents headings={guide.headings} />
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

function TableOfContents({ headings }: Pick<GuideArticle, "headings">) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="guide-parts">
      <h2 className={styles.partsTitle} id="guide-parts">
        {t("guides.parts")}
      </h2>
      <ol className={styles.parts}>
        {headings.map(({ id, text }) => (
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

type ShareButtonProps = { title: string; address: string };

/**
 * Shares a page by the device's share menu, else copies its address. If neither works, or without scripts,
 * it shows the address for manual copying.
 */
function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  async function share(event: React.MouseEvent<HTMLElement>) {
    const details = event.currentTarget.closest("details");
    event.preventDefault();
    const outcome = await shareOrCopy(title, address);
    setCopied(outcome === "copied");
    if (details) details.open = outcome === "failed";
  }
  return (
    <div className={shareButtonStyles.root}>
      <details className={shareButtonStyles.details}>
        <summary className={button.secondary} onClick={(event) => void share(event)}>
          <Icon name="share" />
          {t("guides.share.action")}
        </summary>
        <label className={shareButtonStyles.field}>
          {t("guides.share.address")}
          <input
            className={shareButtonStyles.address}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </details>
      <p className={shareButtonStyles.status} role="status">
        {copied && t("guides.share.copied")}
      </p>
    </div>
  );
}

/** Falls back to copying if sharing fails; closing the share menu counts as shared. */
async function shareOrCopy(title: string, url: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
