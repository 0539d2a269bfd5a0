import { Picture, type PictureProps } from "~/ui/picture";
import { useHydrated } from "~/ui/use-hydrated";
import type { GalleryItem, GalleryProps } from "./gallery";
import * as styles from "./gallery.css";

type GalleryPictureProps = Pick<PictureProps, "className" | "fallback" | "first" | "sizes"> & {
  item: GalleryItem;
  isThumbnail?: boolean;
};

/** A picture of the gallery, in the ratio 16:9. */
export function GalleryPicture({
  item,
  isThumbnail,
  className,
  sizes,
  ...props
}: GalleryPictureProps) {
  const { files, focus } = item;
  return (
    <Picture
      {...props}
      {...files}
      {...(files?.srcSet && { sizes })}
      className={focus ? `${className} ${styles.photoAt[focus]}` : className}
      src={isThumbnail ? item.thumbnail : item.original}
      alt={item.alt}
      width={800}
      height={450}
    />
  );
}

/** The wrapper of a picture before hydration and without scripts. */
export function PictureLink({ item, children }: { item: GalleryItem; children: React.ReactNode }) {
  return (
    <a className={styles.link} href={item.largest ?? item.original} data-picture="">
      {children}
    </a>
  );
}

export type FrameProps = { item: GalleryItem; children: React.ReactNode };

type PictureGridProps = GalleryProps & {
  /** The interactive wrapper of a picture after hydration. */
  frame: React.ComponentType<FrameProps>;
  /** Whether the first picture has the full width. */
  lead?: boolean;
};

/** The widths of a picture in its grid, and of one with the full width. */
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
