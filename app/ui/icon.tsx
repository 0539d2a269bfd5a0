import sprite from "./icons.svg";
import * as styles from "./icon.css";

export const ICON_NAMES = [
  "alert",
  "arrow",
  "back",
  "bell",
  "calendar",
  "car",
  "chart",
  "chat",
  "check",
  "clock",
  "close",
  "down",
  "drive",
  "engine",
  "enlarge",
  "fill-screen",
  "gears",
  "glass",
  "globe",
  "help",
  "leaf",
  "leave",
  "leave-screen",
  "mail",
  "menu",
  "pause",
  "peak",
  "people",
  "person",
  "phone",
  "pin",
  "plane",
  "play",
  "refresh",
  "route",
  "search",
  "seat",
  "send",
  "share",
  "shield",
  "skis",
  "sliders",
  "star",
  "suitcase",
  "tag",
  "ticket",
  "today",
  "wheel",
  "wrench",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** An icon next to a text. It is decorative, so screen readers don't get it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
