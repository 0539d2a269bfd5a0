import * as styles from "./empty-state.css";

type EmptyStateProps = {
  /** A picture of `/pictures/states`. */
  picture: "no-cars" | "no-bookings" | "not-found" | "failed" | "unavailable" | "confirmed";
  alt: string;
  text?: string;
  children?: React.ReactNode;
};

/** Stands in place of an empty list. */
export function EmptyState({ picture, alt, text, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <img
        className={styles.picture}
        src={`/pictures/states/${picture}.svg`}
        alt={alt}
        width={600}
        height={400}
      />
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
