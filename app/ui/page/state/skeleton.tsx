import * as styles from "./skeleton.css";

/** A placeholder for a card with a picture. */
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

/** Announces to screen readers that the page loads, and shows a placeholder after a delay. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.delayed} role="status" aria-label={label}>
      {children}
    </div>
  );
}
