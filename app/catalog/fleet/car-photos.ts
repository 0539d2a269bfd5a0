import { cutPath } from "~/catalog/photos/pictures/photo-sources";
import type { CarPhoto, View } from "~/catalog/photos/photo";

/** The pictures of a car in the API. */
export type CarImages = {
  image: string | null;
  exteriorImage1: string | null;
  exteriorImage2: string | null;
  interiorImage1: string | null;
  interiorImage2: string | null;
  trunkImage: string | null;
};

/** The picture of each view; `more` has none. */
export const IMAGE_OF_VIEW = {
  main: "image",
  exterior1: "exteriorImage1",
  exterior2: "exteriorImage2",
  interior1: "interiorImage1",
  interior2: "interiorImage2",
  trunk: "trunkImage",
} as const satisfies Partial<Record<View, keyof CarImages>>;

export function photoOf(photos: readonly CarPhoto[], view: View): CarPhoto | null {
  return photos.find((photo) => photo.view === view) ?? null;
}

/** Returns the paths of a car's photos; a drawing remains where there is no photo. */
export function imagesWith(drawn: CarImages, photos: readonly CarPhoto[]): CarImages {
  const path = (view: keyof typeof IMAGE_OF_VIEW) => {
    const photo = photoOf(photos, view);
    return photo ? cutPath(photo) : drawn[IMAGE_OF_VIEW[view]];
  };
  return {
    image: path("main"),
    exteriorImage1: path("exterior1"),
    exteriorImage2: path("exterior2"),
    interiorImage1: path("interior1"),
    interiorImage2: path("interior2"),
    trunkImage: path("trunk"),
  };
}
