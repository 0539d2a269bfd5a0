import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryItem, GalleryProps } from "./gallery";
import { GalleryPicture } from "./gallery-picture";
import { PictureLink } from "./picture-link";
import * as styles from "./picture-grid.css";

export type FrameProps = { item: GalleryItem; children: React.ReactNode };

type PictureGridProps = GalleryProps & {
  /** The interactive wrapper of a picture after hydration. */
  frame: React.ComponentType<FrameProps>;
  /** Whether the first picture has the full width. */
  lead?: boolean;
};

/** Of a picture in its grid, and of one with the full width. */
const SIZES = "(max-width: 47.99rem) 46vw, 20rem";
const LEAD_SIZES = "(max-width: 63.99rem) 94vw, 50rem";

/** Pictures with their captions. Without scripts each links to its full-size picture. */
export function PictureGrid({ items, onErrorImageURL, frame, lead = false }: PictureGridProps) {
  const Frame = useHydrated() ? frame : PictureLink;
  return (
    <ul className={lead ? styles.gridWithLead : styles.grid}>
      {items.map((item, index) => (
        <li key={item.description} className={styles.cell}>
          <figure className={styles.figure}>
            <Frame item={item}>
              <GalleryPicture
                className={styles.picture}
                item={item}
                sizes={lead && index === 0 ? LEAD_SIZES : SIZES}
                fallback={onErrorImageURL}
                first={index === 0}
              />
            </Frame>
            <figcaption className={styles.caption}>{item.description}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
