import { useTranslation } from "~/web/i18n/use-translation";
import * as page from "~/desk/desk-page.css";
import { VIEWS } from "~/catalog/photos/photo";
import { usePolling } from "~/ui/use-polling";
import type { PhotoData } from "./load-photos.server";
import type { PhotoAnswer } from "./photo-answer";
import { PHOTOS } from "./photo-intents";
import { OutcomeMessage, PhotoProblems } from "./photo-messages";
import { PhotoItem } from "./photo-item";
import * as styles from "./photo-section.css";
import { UploadForm } from "./upload-form";

export type PhotoSectionProps = { carId: number; data: PhotoData; answer: PhotoAnswer | undefined };

/** The photos of a car: upload, order, what each shows, and its texts. */
export function PhotoSection({ carId, data, answer }: PhotoSectionProps) {
  const { t } = useTranslation();
  const { photos, outcome } = data;
  const byView = VIEWS.flatMap((view) => photos.filter((photo) => photo.view === view));
  const others = photos.filter(({ view }) => view === "more").map(({ id }) => id);
  return (
    <section className={page.part} id={PHOTOS} aria-labelledby="photos-title">
      <h2 className={page.title} id="photos-title">
        {t("photos.title")}
      </h2>
      {outcome && !answer && <OutcomeMessage carId={carId} outcome={outcome} />}
      <PhotoProblems answer={answer} />
      <UploadForm carId={carId} />
      <Missing photos={photos} />
      {photos.some(({ isShown }) => !isShown) && <Waiting />}
      <ul className={styles.list}>
        {byView.map((photo) => (
          <PhotoItem
            key={photo.id}
            carId={carId}
            photo={photo}
            isFirst={photo.id === others[0]}
            isLast={photo.id === others.at(-1)}
            refused={answer?.kind === "invalid" && answer.photo === photo.id ? answer : null}
          />
        ))}
      </ul>
    </section>
  );
}

/** What the car has no photo of. */
function Missing({ photos }: Pick<PhotoData, "photos">) {
  const { t } = useTranslation();
  if (photos.length === 0) return <p>{t("photos.none")}</p>;
  const missing = VIEWS.filter(
    (view) => view !== "more" && !photos.some((photo) => photo.view === view),
  );
  const names = missing.filter((view) => view !== "main").map((view) => t(`photos.views.${view}`));
  return (
    <>
      {missing.includes("main") && <p>{t("photos.noMain")}</p>}
      {names.length > 0 && (
        <p className={styles.soft}>{t("photos.empty", { views: names.join("; ") })}</p>
      )}
    </>
  );
}

const CHECK_EVERY_MS = 3_000;

function Waiting() {
  const { t } = useTranslation();
  usePolling(CHECK_EVERY_MS);
  return <p className={styles.soft}>{t("photos.waiting")}</p>;
}
