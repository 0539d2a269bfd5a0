import { useTranslation } from "~/web/i18n/use-translation";
import { Icon, type IconName } from "~/ui/icon";
import { heading } from "~/ui/page/layout.css";
import type { BlogOverview, TipTopic } from "./blog";
import * as styles from "./general-tips.css";

const ICONS = {
  visitTime: "calendar",
  driving: "wheel",
  customs: "glass",
} as const satisfies Record<TipTopic, IconName>;

/** Tips for the whole country. */
export function GeneralTips({ tips }: Pick<BlogOverview, "tips">) {
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
