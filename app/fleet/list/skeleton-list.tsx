import { SkeletonCard } from "~/ui/page/skeleton";
import * as styles from "./car-list.css";

/** As many empty cards as a list is going to have at first sight. */
export function SkeletonList({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
