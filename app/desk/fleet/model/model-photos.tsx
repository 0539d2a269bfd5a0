import { useTranslation } from "react-i18next";
import * as desk from "~/desk/desk-page.css";
import { PLACEHOLDER } from "~/fleet/car-picture";
import type { Model } from "~/fleet/models/model";
import { Picture } from "~/ui/picture";
import * as styles from "./model-photos.css";
import type { ModelPictures } from "./preview-car";

type ModelPhotosProps = { model: Pick<Model, "name">; pictures: ModelPictures };

const SLOTS = [
  "image",
  "exteriorImage1",
  "exteriorImage2",
  "interiorImage1",
  "interiorImage2",
  "trunkImage",
] as const;

/** The pictures of a model by what they show. */
export function ModelPhotos({ model, pictures }: ModelPhotosProps) {
  const { t } = useTranslation();
  const shown = SLOTS.flatMap((slot) => {
    const src = pictures[slot];
    return src ? [{ slot, src }] : [];
  });
  return (
    <section className={desk.part} id="photos" aria-labelledby="photos-title">
      <h2 className={desk.title} id="photos-title">
        {t("fleetDesk.page.photos")}
      </h2>
      {shown.length === 0 && <p>{t("fleetDesk.missing.photo")}</p>}
      <ul className={styles.list}>
        {shown.map(({ slot, src }) => (
          <li key={slot}>
            <Picture
              className={styles.picture}
              src={src}
              width={800}
              height={450}
              fallback={PLACEHOLDER}
              alt={`${model.name}: ${t(`carDetail.pictures.${slot}`)}`}
            />
            <span>{t(`carDetail.pictures.${slot}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
