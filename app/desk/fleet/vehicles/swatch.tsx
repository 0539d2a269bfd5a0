import { swatchOf } from "./colours";
import { swatch } from "./vehicle-table.css";

/** A dot in a colour of a car, if it is a usual one; decorative. */
export function Swatch({ colour }: { colour: string }) {
  const fill = swatchOf(colour);
  if (!fill) return null;
  return (
    <svg className={swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} />
    </svg>
  );
}
