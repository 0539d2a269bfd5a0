import { useTranslation } from "react-i18next";
import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryProps } from "./gallery";
import { GalleryPicture } from "./gallery-picture";
import { PictureLink } from "./picture-link";
import * as styles from "./slideshow.css";
import type { SlideshowState } from "./use-slideshow";

type ThumbnailsProps = GalleryProps & { slideshow: SlideshowState };

/** With scripts each thumbnail shows its picture in the slideshow; without, it links to it. */
export function SlideshowThumbnails({ items, onErrorImageURL, slideshow }: ThumbnailsProps) {
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
