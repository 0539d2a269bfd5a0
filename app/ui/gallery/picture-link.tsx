import type { GalleryItem } from "./gallery";
import { link } from "./picture-link.css";

/** What a picture stands in until React is there, and without scripts: a link to it in large. */
export function PictureLink({ item, children }: { item: GalleryItem; children: React.ReactNode }) {
  return (
    <a className={link} href={item.original}>
      {children}
    </a>
  );
}
