import * as styles from "./fold.css";

type FoldProps = {
  title: React.ReactNode;
  titleClass: string;
  level: 2 | 3;
  children: React.ReactNode;
};

/** A titled section of a page: folded on phones until its title is pressed, open where there is room. */
export function Fold({ title, titleClass, level, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={`${titleClass} ${styles.heading}`}>{title}</Heading>
      <details className={styles.content}>
        <summary className={styles.summary}>
          <Heading className={titleClass}>{title}</Heading>
        </summary>
        {children}
      </details>
    </>
  );
}
