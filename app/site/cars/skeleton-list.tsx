import { SkeletonCard } from "~/ui/page/state/skeleton";
import * as styles from "./car-list.css";

export function SkeletonList({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
