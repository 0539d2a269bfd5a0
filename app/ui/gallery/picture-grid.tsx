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
  /** Whether the first picture has the full width, and the others are a row of small ones below it. */
  lead?: boolean;
};

/** The widths of a picture in its grid, of one with the full width, and of a small one. */
const SIZES = "(max-width: 47.99rem) 46vw, 20rem";
const LEAD_SIZES = "(max-width: 63.99rem) 94vw, 50rem";
const SMALL_SIZES = "(max-width: 47.99rem) 8rem, 12rem";

/** Pictures with their captions. Without scripts each links to its full-size picture. */
export function PictureGrid({ items, lead = false, ...props }: PictureGridProps) {
  const [first, ...others] = items;
  if (!lead || !first) {
    return <PictureList {...props} className={styles.grid} items={items} sizes={SIZES} first={0} />;
  }
  return (
    <div className={styles.withLead}>
      <PictureFigure {...props} item={first} sizes={LEAD_SIZES} first />
      {others.length > 0 && (
        <PictureList
          {...props}
          className={styles.thumbnails}
          items={others}
          sizes={SMALL_SIZES}
          isScrolled
        />
      )}
    </div>
  );
}

type FramedProps = Pick<PictureGridProps, "frame" | "onErrorImageURL"> & { sizes: string };

type PictureListProps = FramedProps & {
  className: string;
  items: GalleryProps["items"];
  /** The index of the picture that loads first. */
  first?: number;
  /** Whether the list may be wider than its box. */
  isScrolled?: boolean;
};

function PictureList({ className, items, first, isScrolled, ...props }: PictureListProps) {
  return (
    <ul className={className} data-scrolls={isScrolled ? "" : undefined}>
      {items.map((item, index) => (
        <li key={item.description} className={styles.cell}>
          <PictureFigure {...props} item={item} first={index === first} />
        </li>
      ))}
    </ul>
  );
}

type PictureFigureProps = FramedProps & { item: GalleryItem; first: boolean };

function PictureFigure({ item, frame, onErrorImageURL, ...picture }: PictureFigureProps) {
  const Frame = useHydrated() ? frame : PictureLink;
  return (
    <figure className={styles.figure}>
      <Frame item={item}>
        <GalleryPicture
          {...picture}
          className={styles.picture}
          item={item}
          fallback={onErrorImageURL}
        />
      </Frame>
      <figcaption className={styles.caption}>{item.description}</figcaption>
    </figure>
  );
}
