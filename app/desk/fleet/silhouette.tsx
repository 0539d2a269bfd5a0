import sprite from "./silhouettes.svg";
import type { BodyType } from "~/catalog/fleet/body-type";
import * as styles from "./silhouette.css";

type SilhouetteProps = { bodyType: BodyType; fill: string | null };

/** The side view of a body type, decorative. `fill`: the colour of the car, if known. */
export function Silhouette({ bodyType, fill }: SilhouetteProps) {
  return (
    <svg
      className={fill ? styles.ground : styles.unpainted}
      viewBox="0 0 96 36"
      fill={fill ?? undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${bodyType}`} />
    </svg>
  );
}
