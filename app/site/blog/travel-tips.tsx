import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { heading } from "~/ui/page/layout.css";
import { standaloneLink } from "~/ui/link.css";
import type { RegionalGuide } from "./blog";
import * as styles from "./travel-tips.css";

/** Road conditions by Georgia's roads department. */
const ROADS = { name: "georoad.ge", url: "https://georoad.ge" };

/** A region's roads and weather, with a link to the related guide. */
export function TravelTips({ tips, readOn }: Pick<RegionalGuide, "tips" | "readOn">) {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="travel-tips">
      <div className={styles.content}>
        <h2 className={heading} id="travel-tips">
          {t("blog.travelTips")}
        </h2>
        <ol className={styles.list}>
          {tips.map(({ title, text }) => (
            <li key={title} className={styles.tip}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.more}>
          <p>
            {t("blog.roads")}{" "}
            <a href={ROADS.url} target="_blank" rel="noopener">
              {ROADS.name}
            </a>
          </p>
          <Link className={standaloneLink} to={href("/:lng?/guides/:id", { id: readOn.guide })}>
            {readOn.text}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
