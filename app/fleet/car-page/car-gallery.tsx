import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { GalleryItem } from "~/ui/gallery/gallery";
import { ZoomGallery } from "~/ui/gallery/zoom-gallery";
import type { Car } from "~/fleet/car";
import { mainPicture, PLACEHOLDER } from "~/fleet/car-picture";

const MORE_PICTURES = [
  "exteriorImage1",
  "exteriorImage2",
  "interiorImage1",
  "interiorImage2",
  "trunkImage",
] as const;

/** The main picture and up to five more, each zoomable. */
export function CarGallery({ car }: { car: Car }) {
  const { t } = useTranslation();
  return <ZoomGallery items={picturesOf(car, t)} onErrorImageURL={PLACEHOLDER} lead />;
}

function picturesOf(car: Car, t: TFunction): GalleryItem[] {
  const more = MORE_PICTURES.flatMap((part) => {
    const src = car[part];
    const caption = t(`carDetail.pictures.${part}`);
    return src ? [galleryItem(src, `${car.name}: ${caption}`, caption)] : [];
  });
  const main = galleryItem(
    mainPicture(car),
    t("fleet.card.picture", { car: car.name }),
    `${car.name}, ${car.year}`,
  );
  return [main, ...more];
}

function galleryItem(src: string, alt: string, description: string): GalleryItem {
  return { original: src, thumbnail: src, alt, description };
}
