import type { GalleryItem } from "./gallery";
import { link } from "./picture-link.css";

/** The wrapper of a picture before hydration and without scripts. */
export function PictureLink({ item, children }: { item: GalleryItem; children: React.ReactNode }) {
  return (
    <a className={link} href={item.largest ?? item.original} data-enhanced="replaced">
      {children}
    </a>
  );
}
