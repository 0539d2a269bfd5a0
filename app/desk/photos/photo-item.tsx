import { modelAddress } from "~/desk/fleet/fleet-query";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";
import { thumbnailPath } from "~/catalog/photos/pictures/photo-sources";
import { THUMBNAIL_WIDTH } from "~/catalog/photos/pictures/picture-sizes";
import { textIn } from "~/web/i18n/localized";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { type PhotoAnswer, PHOTO_INTENTS } from "./photos";
import { PhotoForm } from "./photo-form";
import { PhotoItemForm } from "./photo-item-form";
import * as styles from "./photo-section.css";
import { ACCEPTED_TYPES, FILES_FIELD, UPLOAD_FIELDS } from "~/catalog/photos/upload/upload";
import { Field } from "~/ui/form/field";

type PhotoItemProps = {
  carId: number;
  photo: StoredPhoto;
  /** Whether the photo is the first, or the last, of those that can be moved. */
  isFirst: boolean;
  isLast: boolean;
  refused: Extract<PhotoAnswer, { kind: "invalid" }> | null;
};

export function PhotoItem({ carId, photo, isFirst, isLast, refused }: PhotoItemProps) {
  const { t } = useTranslation();
  const alt = textIn(photo.alt, useLanguage());
  const view = t(`photos.views.${photo.view}`);
  return (
    <li className={styles.photo}>
      <img
        className={styles.picture}
        src={thumbnailPath(photo)}
        width={THUMBNAIL_WIDTH}
        height={(THUMBNAIL_WIDTH * 9) / 16}
        alt={alt}
        loading="lazy"
      />
      <h3 className={styles.view}>{view}</h3>
      <p className={styles.soft}>{alt}</p>
      <details open={refused !== null}>
        <summary className={styles.summary}>
          {t("photos.edit.open")}
          <span className={layout.visuallyHidden}> {t("photos.edit.which", { view, alt })}</span>
        </summary>
        <div className={styles.edit}>
          <PhotoItemForm carId={carId} photo={photo} refused={refused} />
          <ReplaceForm carId={carId} photo={photo.id} />
          <PhotoForm className={layout.row} carId={carId} photo={photo.id}>
            <MoveButtons canMove={photo.view === "more"} isFirst={isFirst} isLast={isLast} />
            <button className={button.plain} name="intent" value={PHOTO_INTENTS.remove}>
              {t("photos.edit.remove")}
            </button>
          </PhotoForm>
        </div>
      </details>
    </li>
  );
}

type MoveButtonsProps = { canMove: boolean; isFirst: boolean; isLast: boolean };

/** Shows the buttons that move a photo. Each is in a form of its own: a form has only one `intent`. */
function MoveButtons({ canMove, isFirst, isLast }: MoveButtonsProps) {
  const { t } = useTranslation();
  if (!canMove || (isFirst && isLast)) return null;
  return (
    <>
      {!isFirst && (
        <button className={button.secondary} name="intent" value={PHOTO_INTENTS.earlier}>
          {t("photos.edit.earlier")}
        </button>
      )}
      {!isLast && (
        <button className={button.secondary} name="intent" value={PHOTO_INTENTS.later}>
          {t("photos.edit.later")}
        </button>
      )}
    </>
  );
}

/** Shows the form that sends another file for a photo: its view, focus and texts remain. */
function ReplaceForm({ carId, photo }: { carId: number; photo: number }) {
  const { t } = useTranslation();
  return (
    <form
      className={styles.edit}
      method="post"
      action={modelAddress(carId)}
      encType="multipart/form-data"
    >
      {/* The field stands before the file: the server reads the form from its beginning. */}
      <input type="hidden" name={UPLOAD_FIELDS.photo} value={photo} />
      <Field id={`photo-${photo}-file`} name={FILES_FIELD} label={t("photos.edit.replace")}>
        {(control) => <input {...control} type="file" accept={ACCEPTED_TYPES} required />}
      </Field>
      <div>
        <button className={button.secondary} name="intent" value={PHOTO_INTENTS.upload}>
          {t("photos.edit.replaceSubmit")}
        </button>
      </div>
    </form>
  );
}
