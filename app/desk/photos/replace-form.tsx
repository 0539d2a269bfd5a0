import { useTranslation } from "~/i18n/use-translation";
import { ACCEPTED_TYPES } from "~/photos/upload/limits";
import { FILES_FIELD, UPLOAD_FIELDS } from "~/photos/upload/upload-fields";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { usePhotoAction } from "./photo-form";
import { PHOTO_INTENTS } from "./photo-intents";
import * as styles from "./photo-section.css";

/** Sends another file for a photo: its view, focus and texts remain. */
export function ReplaceForm({ carId, photo }: { carId: number; photo: number }) {
  const { t } = useTranslation();
  return (
    <form
      className={styles.edit}
      method="post"
      action={usePhotoAction(carId)}
      encType="multipart/form-data"
    >
      {/* Before the file: the server reads the form from its beginning. */}
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
