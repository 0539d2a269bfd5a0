import { Fragment } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import * as layout from "~/ui/page/layout.css";
import * as prose from "~/ui/page/prose.css";
import type { LegalBlock, LegalPoint, LegalSection, LegalText } from "~/texts/page-texts";
import * as styles from "./legal.css";

type LegalPageProps<Id extends string> = {
  text: Omit<LegalText<Id>, "meta">;
  /** Content at the end of a section, such as a related setting. */
  endings: Partial<Record<Id, React.ReactNode>>;
};

/** A long text in numbered sections, with a table of contents. */
export function LegalPage<Id extends string>({ text, endings }: LegalPageProps<Id>) {
  return (
    <div className={layout.withSidebar}>
      <div className={styles.head}>
        <h1 className={layout.heading}>{text.title}</h1>
        <p className={styles.updated}>{text.updated}</p>
        <p className={layout.lead}>{text.lead}</p>
      </div>
      <Contents sections={text.sections} />
      <div className={prose.root}>
        {text.sections.map(({ id, title, blocks }, index) => (
          <Fragment key={id}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
            {endings[id]}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 className={styles.contentsTitle} id="contents">
        {t("legal.contents")}
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("to" in block) {
    return (
      <p>
        <Link to={block.to}>{block.text}</Link>
      </p>
    );
  }
  return (
    <ul>
      {block.map((point) => (
        <Point key={JSON.stringify(point)} point={point} />
      ))}
    </ul>
  );
}

function Point({ point }: { point: LegalPoint }) {
  if (typeof point === "string") return <li>{point}</li>;
  return (
    <li>
      {/* A cookie's name is the same in every language. */}
      <code lang="zxx">{point.cookie}</code>: {point.text}
    </li>
  );
}
