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
                src={item.original}
                alt={item.alt}
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
