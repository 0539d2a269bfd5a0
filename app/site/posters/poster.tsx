import { Picture, type PictureProps } from "~/ui/picture";
import type { PosterName } from "~/texts/page-texts";

type PosterProps = Pick<PictureProps, "alt" | "className" | "first"> & { name: PosterName };

/** A poster of a place, 3:2; a generic one if it fails to load. */
export function Poster({ name, ...picture }: PosterProps) {
  return (
    <Picture
      {...picture}
      src={`/pictures/posters/${name}.svg`}
      width={1200}
      height={800}
      fallback="/pictures/posters/fallback.svg"
    />
  );
}
