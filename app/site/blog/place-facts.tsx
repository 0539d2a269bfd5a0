import { Icon, type IconName } from "~/ui/icon";
import * as styles from "./place-facts.css";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as tagsStyles from "./tags.css";

export type PlaceFact = { icon: IconName; term: string; value: React.ReactNode };

/** Facts for planning, each with an icon. */
export function PlaceFacts({ facts }: { facts: readonly PlaceFact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ icon, term, value }) => (
        <div key={term}>
          <dt className={styles.term}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {term}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type BookLinkProps = { className: string; children: React.ReactNode };

export function BookLink(props: BookLinkProps) {
  return <Link {...props} to={NAV_TARGETS.booking} />;
}

type MapLinkProps = { url: string; place: string; children: string };

/** A link to a place on Google Maps, in a new tab. */
export function MapLink({ url, place, children }: MapLinkProps) {
  const { t } = useTranslation();
  return (
    <a className={button.secondary} href={url} target="_blank" rel="noopener">
      <Icon name="pin" />
      {children}
      <span className={visuallyHidden}>{t("blog.newTab", { place })}</span>
    </a>
  );
}

type TagsProps = { label: string; tags: readonly string[] };

export function Tags({ label, tags }: TagsProps) {
  return (
    <ul className={tagsStyles.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={tagsStyles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
