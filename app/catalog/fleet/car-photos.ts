import { cutPath } from "~/catalog/photos/pictures/photo-sources";
import { VIEWS, type CarPhoto, type View } from "~/catalog/photos/photo";

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

/** Returns the main photo, without one the first of the others; null for a car without photos. */
export function mainPhotoOf(photos: readonly CarPhoto[]): CarPhoto | null {
  return photosInOrder(photos)[0] ?? null;
}

/** Returns the photos by what they show, the main one first. */
export function photosInOrder(photos: readonly CarPhoto[]): CarPhoto[] {
  return VIEWS.flatMap((view) => photos.filter((photo) => photo.view === view));
}

/**
 * Returns the paths of a car's photos, without any those of its drawings: drawings beside a photo would look like
 * another car.
 */
export function imagesWith(drawn: CarImages, photos: readonly CarPhoto[]): CarImages {
  const main = mainPhotoOf(photos);
  const path = (view: keyof typeof IMAGE_OF_VIEW) => {
    if (!main) return drawn[IMAGE_OF_VIEW[view]];
    const photo = view === "main" ? main : photoOf(photos, view);
    return photo && cutPath(photo);
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
