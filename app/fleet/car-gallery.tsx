import { useTranslation } from "react-i18next";
import type { Car } from "./car";
import * as styles from "./car-detail.css";
import { CarPicture } from "./car-picture";

const MORE_PICTURES = [
  "exteriorImage1",
  "exteriorImage2",
  "interiorImage1",
  "interiorImage2",
  "trunkImage",
] as const;

/** The main picture and up to five more, each of which opens large. */
export function CarGallery({ car }: { car: Car }) {
  const { t } = useTranslation();
  const pictures = MORE_PICTURES.flatMap((part) => {
    const src = car[part];
    return src ? [{ part, src }] : [];
  });
  return (
    <>
      <CarPicture
        className={styles.mainPicture}
        src={car.image}
        alt={t("fleet.card.picture", { car: car.name })}
        first
      />
      <div className={styles.pictures}>
        {pictures.map(({ part, src }) => (
          <a key={part} href={src}>
            <CarPicture
              className={styles.picture}
              src={src}
              alt={`${car.name}: ${t(`carDetail.pictures.${part}`)}`}
            />
          </a>
        ))}
      </div>
    </>
  );
}
