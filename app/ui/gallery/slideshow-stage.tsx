import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryProps } from "./gallery";
import { GalleryPicture } from "./gallery-picture";
import { PictureLink } from "./picture-link";
import * as styles from "./slideshow.css";
import type { SlideshowState } from "./use-slideshow";
import { useSwipe } from "./use-swipe";

type StageProps = GalleryProps & { slideshow: SlideshowState };

/** With scripts all pictures are in a row, of which one is visible. */
export function SlideshowStage({ items, onErrorImageURL, slideshow }: StageProps) {
  const hydrated = useHydrated();
  const { drag, swipeHandlers } = useSwipe(slideshow.step);
  const pictures = items.map((item) => (
    // Not lazy: it must be loaded when it slides in.
    <GalleryPicture
      key={item.description}
      className={styles.picture}
      item={item}
      sizes="(max-width: 78rem) 94vw, 74rem"
      fallback={onErrorImageURL}
      first
    />
  ));
  if (!hydrated) {
    return (
      <div className={styles.stage}>
        <PictureLink item={items[0]!}>{pictures[0]}</PictureLink>
      </div>
    );
  }
  return (
    <div className={styles.stage} {...swipeHandlers}>
      <div
        className={drag === null ? styles.track : styles.draggedTrack}
        style={{ transform: `translateX(calc(${slideshow.index * -100}% + ${drag ?? 0}px))` }}
      >
        {pictures.map((picture, index) => (
          <div key={picture.key} className={styles.slide} aria-hidden={index !== slideshow.index}>
            {picture}
          </div>
        ))}
      </div>
    </div>
  );
}
