import { useRef, type ComponentProps } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryProps } from "./gallery";
import { GalleryPicture, PictureLink } from "./picture-grid";
import * as styles from "./slideshow.css";
import {
  useFullScreen,
  useSlideshow,
  useSwipe,
  type FullScreen,
  type SlideshowState,
} from "./use-slideshow";

/**
 * A gallery that shows one picture at a time, and the others as thumbnails. Without scripts all are links.
 */
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

type ControlsProps = { slideshow: SlideshowState; screen: FullScreen };

/** The buttons, which appear after hydration. Those that have no effect in this browser are left out. */
function SlideshowControls({ slideshow, screen }: ControlsProps) {
  const { t } = useTranslation();
  const { playing, canPlay, step, togglePlay, turnByKey } = slideshow;
  const { isFull, fill, leave } = screen;
  const playLabel = t(playing ? "gallery.slideshow.pause" : "gallery.slideshow.play");
  const fullLabel = t(isFull ? "gallery.slideshow.leave" : "gallery.slideshow.fill");
  return (
    <div className={styles.controls}>
      <Control
        aria-label={t("gallery.slideshow.previous")}
        onClick={() => step(-1)}
        onKeyDown={turnByKey}
      >
        <Icon name="back" />
      </Control>
      {canPlay && (
        <Control aria-label={playLabel} onClick={togglePlay} onKeyDown={turnByKey}>
          <Icon name={playing ? "pause" : "play"} />
        </Control>
      )}
      <Control
        aria-label={t("gallery.slideshow.next")}
        onClick={() => step(1)}
        onKeyDown={turnByKey}
      >
        <Icon name="arrow" />
      </Control>
      {document.fullscreenEnabled && (
        <Control aria-label={fullLabel} onClick={isFull ? leave : fill} onKeyDown={turnByKey}>
          <Icon name={isFull ? "leave-screen" : "fill-screen"} />
        </Control>
      )}
    </div>
  );
}

function Control(props: ComponentProps<"button">) {
  return <button type="button" className={styles.control} {...props} />;
}

type StageProps = GalleryProps & { slideshow: SlideshowState };

/** The picture on show. With scripts all pictures are in a row, of which one is visible. */
function SlideshowStage({ items, onErrorImageURL, slideshow }: StageProps) {
  const hydrated = useHydrated();
  const { drag, swipeHandlers } = useSwipe(slideshow.step);
  const pictures = items.map((item) => (
    // The picture is not lazy: it must be loaded when it slides in.
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

type ThumbnailsProps = GalleryProps & { slideshow: SlideshowState };

/** The thumbnails. With scripts each shows its picture in the slideshow; without, it links to it. */
function SlideshowThumbnails({ items, onErrorImageURL, slideshow }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {items.map((item, index) => (
        <li key={item.description}>
          <Thumbnail item={item} index={index} slideshow={slideshow}>
            <GalleryPicture
              className={styles.thumbnailPicture}
              item={item}
              isThumbnail
              sizes="8rem"
              fallback={onErrorImageURL}
              first
            />
          </Thumbnail>
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = {
  item: GalleryProps["items"][number];
  index: number;
  slideshow: SlideshowState;
  children: React.ReactNode;
};

function Thumbnail({ item, index, slideshow, children }: ThumbnailProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <PictureLink item={item}>
        <span className={styles.thumbnail}>{children}</span>
      </PictureLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={t("gallery.slideshow.show", { picture: item.description })}
      aria-current={index === slideshow.index}
      onClick={() => slideshow.show(index)}
      onKeyDown={slideshow.turnByKey}
    >
      {children}
    </button>
  );
}
