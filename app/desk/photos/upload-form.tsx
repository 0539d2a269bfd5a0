import { useId, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ACCEPTED_TYPES } from "~/catalog/photos/upload/limits";
import { FILES_FIELD } from "~/catalog/photos/upload/upload-fields";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { usePhotoAction } from "./photo-form";
import { PHOTO_INTENTS } from "./photo-intents";
import * as styles from "./photo-section.css";
import { UploadList } from "./upload-list";
import { useUpload } from "./use-upload";

/** Sends several files at once; with scripts one by one, shrunk, with their progress. */
export function UploadForm({ carId }: { carId: number }) {
  const { t } = useTranslation();
  const id = useId();
  const action = usePhotoAction(carId);
  const { revalidate } = useRevalidator();
  const { items, isSending, send, retry } = useUpload(action, () => void revalidate());
  const [inputKey, setInputKey] = useState(0);

  function sendFiles(event: FormEvent<HTMLFormElement>) {
    const files = new FormData(event.currentTarget).getAll(FILES_FIELD);
    const photos = files.filter((file) => file instanceof File && file.name !== "") as File[];
    // Without a file the server answers.
    if (photos.length === 0) return;
    event.preventDefault();
    send(photos);
    setInputKey(inputKey + 1);
  }

  return (
    <form
      className={styles.edit}
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={sendFiles}
    >
      <Field
        id={id}
        name={FILES_FIELD}
        label={t("photos.upload.label")}
        hint={t("photos.upload.hint")}
      >
        {(control) => (
          <input {...control} key={inputKey} type="file" accept={ACCEPTED_TYPES} multiple />
        )}
      </Field>
      <div>
        <button
          className={button.primary}
          name="intent"
          value={PHOTO_INTENTS.upload}
          disabled={isSending}
        >
          {t("photos.upload.submit")}
        </button>
      </div>
      <UploadList items={items} isSending={isSending} onRetry={retry} />
    </form>
  );
}
