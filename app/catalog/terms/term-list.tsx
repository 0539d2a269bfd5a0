import { useMoney } from "~/catalog/company/use-company";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { localizedIn } from "~/web/i18n/localized";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { ModelRoad, NamedRoad } from "./roads";
import * as styles from "./term-list.css";
import { roadGroups, shortTerms, termLabel, termText } from "./term-texts";
import type { Term } from "./terms";

type TermListProps = {
  terms: readonly Term[];
  /** Small and without the signs of the roads, where the terms stand beside a form or on paper. */
  isCompact?: boolean;
};

/** Lists terms, each with what it is about. Without any, nothing is rendered. */
export function TermList({ terms, isCompact = false }: TermListProps) {
  const { t } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <dl className={isCompact ? styles.compact : styles.terms}>
      {terms.map((term) => (
        <div key={term.key} className={styles.entry[widthOf(term, isCompact)]}>
          <dt className={styles.label}>{termLabel(t, term)}</dt>
          <dd className={styles.value}>
            <TermValue term={term} isCompact={isCompact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Long texts and the signs of roads have the whole width below their label. */
function widthOf(term: Term, isCompact: boolean) {
  if (isCompact) return "compact";
  return "text" in term || term.key === "roads" ? "whole" : "half";
}

/** The words of a term; those of roads with their signs unless it is compact. */
export function TermValue({ term, isCompact }: { term: Term; isCompact: boolean }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const lang = useLanguage();
  if (term.key === "roads" && !isCompact) return <RoadSigns roads={term.roads} />;
  const text = termText(t, money, term);
  if (!("text" in term)) return text;
  const written = localizedIn(term.text, lang)?.lang ?? null;
  return (
    <span className={styles.lines} {...languageAttributes(i18n, written)}>
      {text}
    </span>
  );
}

/** Shows roads below the sign of what they are allowed: its shape, its colour and its words say the same. */
function RoadSigns({ roads }: { roads: readonly ModelRoad[] }) {
  const { t, i18n } = useTranslation();
  const lang = useLanguage();
  return (
    <div className={styles.roads}>
      {roadGroups(roads).map(({ allowed, roads: own }) => (
        <div key={allowed} className={styles.roadGroup}>
          <p className={styles.answer}>
            <span className={styles.sign[allowed]} aria-hidden="true" />
            {t(`terms.roads.${allowed}`)}
          </p>
          <ul className={styles.roadList}>
            {own.map((road) => {
              const name = localizedIn(road, lang);
              return (
                name && (
                  <li key={name.text} {...languageAttributes(i18n, name.lang)}>
                    {name.text}
                  </li>
                )
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The line of the roads that a card names, each with its sign. Without any, nothing is rendered. */
export function RoadLine({ roads }: { roads: readonly NamedRoad[] }) {
  const { t } = useTranslation();
  if (roads.length === 0) return null;
  return (
    <ul className={styles.roadLine} aria-label={t("terms.labels.roads")}>
      {roads.map(({ name, allowed }) => (
        <li key={allowed} className={styles.namedRoad}>
          <span className={styles.sign[allowed]} aria-hidden="true" />
          {name}
          <span className={visuallyHidden}>: {t(`terms.roads.${allowed}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The line of the terms that decide, for cards. Without any, nothing is rendered. */
export function TermLine({ terms, today }: { terms: readonly Term[]; today: string | null }) {
  const { t } = useTranslation();
  const texts = shortTerms(t, { money: useMoney(), terms }, today);
  return texts.length > 0 && <p className={styles.line}>{texts.join("\u00A0· ")}</p>;
}
