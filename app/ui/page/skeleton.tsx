import * as styles from "./skeleton.css";

/** The shape of a card with a picture that is on its way. */
export function SkeletonCard() {
  return (
    <div className={styles.sheet} data-skeleton>
      <div className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.action} />
      </div>
    </div>
  );
}

/** Says to a screen reader what is on its way, and shows its shape unless it comes at once. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.late} role="status" aria-label={label}>
      {children}
    </div>
  );
}
