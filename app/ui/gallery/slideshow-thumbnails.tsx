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
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <ul className={styles.thumbnails}>
      {items.map((item, index) => {
        const picture = (
          <GalleryPicture
            className={styles.thumbnailPicture}
            item={item}
            isThumbnail
            sizes="8rem"
            fallback={onErrorImageURL}
            first
          />
        );
        return (
          <li key={item.description}>
            {hydrated ? (
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t("gallery.slideshow.show", { picture: item.description })}
                aria-current={index === slideshow.index}
                onClick={() => slideshow.show(index)}
                onKeyDown={slideshow.turnByKey}
              >
                {picture}
              </button>
            ) : (
              <PictureLink item={item}>
                <span className={styles.thumbnail}>{picture}</span>
              </PictureLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
