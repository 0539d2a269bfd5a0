import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryProps } from "./gallery";
import { SlideshowControls } from "./slideshow-controls";
import { SlideshowStage } from "./slideshow-stage";
import { SlideshowThumbnails } from "./slideshow-thumbnails";
import * as styles from "./slideshow.css";
import { useFullScreen } from "./use-full-screen";
import { useSlideshow } from "./use-slideshow";

/** One picture at a time, the others as thumbnails. Without scripts all are links. */
export function Slideshow(props: GalleryProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const slideshow = useSlideshow(props.items.length);
  const root = useRef<HTMLElement>(null);
  const screen = useFullScreen(root);
  const shown = props.items[slideshow.index]!;

  return (
    <section ref={root} className={styles.root} aria-label={t("gallery.slideshow.label")}>
      <SlideshowStage {...props} slideshow={slideshow} />
      <div className={styles.bar}>
        <p className={styles.caption} aria-live={slideshow.playing ? "off" : "polite"}>
          <span className={styles.position}>
            {slideshow.index + 1} / {props.items.length}
          </span>
          {shown.description}
        </p>
        {hydrated && <SlideshowControls slideshow={slideshow} screen={screen} />}
      </div>
      <SlideshowThumbnails {...props} slideshow={slideshow} />
    </section>
  );
}
