import { useTranslation } from "~/web/i18n/use-translation";
import type { GalleryProps } from "./gallery";
import * as styles from "./gallery.css";
import { PictureGrid, type FrameProps } from "./picture-grid";
import { useMagnifier } from "./use-magnifier";

const FACTOR = 2.5;

/** Pictures that are magnified at the pointer on hover. */
export function HoverGallery(props: GalleryProps) {
  return <PictureGrid {...props} frame={MagnifierFrame} />;
}

function MagnifierFrame({ item, children }: FrameProps) {
  const { t } = useTranslation();
  const { magnified, spot, handlers } = useMagnifier();
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={t("gallery.magnify", { picture: item.alt })}
      aria-pressed={magnified}
      {...handlers}
    >
      <span
        className={styles.pane}
        style={{
          transform: magnified ? `scale(${FACTOR})` : "none",
          transformOrigin: `${spot.x}% ${spot.y}%`,
        }}
      >
        {children}
      </span>
    </button>
  );
}
