import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { fullPath, fullSources } from "~/catalog/photos/pictures/photo-sources";
import type { CarPhoto } from "~/catalog/photos/photo";
import type { GalleryItem } from "~/ui/gallery/gallery";
import { ZoomGallery } from "~/ui/gallery/picture-galleries";
import { hasYear, type PicturedCar } from "~/catalog/fleet/car";
import { IMAGE_OF_VIEW, photoOf } from "~/catalog/fleet/car-photos";
import { mainPicture, PLACEHOLDER } from "~/catalog/fleet/car-picture";
import { drawingSources } from "~/catalog/fleet/drawing-sources";

const MORE_VIEWS = ["exterior1", "exterior2", "interior1", "interior2", "trunk"] as const;

/** The main picture and the others, each zoomable; without any the drawing of the body type. */
export function CarGallery({ car }: { car: PicturedCar }) {
  const { t } = useTranslation();
  return <ZoomGallery items={picturesOf(car, t)} onErrorImageURL={PLACEHOLDER} lead />;
}

function picturesOf(car: PicturedCar, t: TFunction): GalleryItem[] {
  const more = [
    ...MORE_VIEWS.flatMap((view) => pictureOf(car, view, t)),
    ...car.photos
      .filter(({ view }) => view === "more")
      .map((photo, index) =>
        photoItem(photo, t("carDetail.pictures.another", { number: index + 1 })),
      ),
  ];
  if (car.image === null && more.length > 0) return more;
  const caption = hasYear(car) ? car.name : `${car.name}, ${car.year}`;
  const main = car.photo
    ? photoItem(car.photo, caption)
    : drawing(mainPicture(car), t("fleet.card.picture", { car: car.name }), caption);
  return [main, ...more];
}

/** A photo, else a drawing, else nothing. */
function pictureOf(car: PicturedCar, view: (typeof MORE_VIEWS)[number], t: TFunction) {
  const part = IMAGE_OF_VIEW[view];
  const caption = t(`carDetail.pictures.${part}`);
  const photo = photoOf(car.photos, view);
  if (photo) return [photoItem(photo, caption)];
  const src = car[part];
  if (!src) return [];
  const picture = drawing(src, `${car.name}: ${caption}`, caption);
  return [{ ...picture, files: drawingSources(src), largest: src }];
}

function photoItem(photo: CarPhoto, description: string): GalleryItem {
  const { src, ...files } = fullSources(photo);
  const { alt, focus } = photo;
  return {
    original: src,
    thumbnail: src,
    largest: fullPath(photo),
    alt,
    description,
    files,
    focus,
  };
}

function drawing(src: string, alt: string, description: string): GalleryItem {
  return { original: src, thumbnail: src, alt, description };
}
