import { useTranslation } from "~/web/i18n/use-translation";
import { FOCUSES, VIEWS } from "~/catalog/photos/photo";
import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";
import { button } from "~/ui/form/button.css";
import { LocalizedField } from "~/ui/form/localized-field";
import { SelectField } from "~/ui/form/select-field";
import * as field from "~/ui/form/field.css";
import { typedText } from "~/web/first-text";
import { localizedFields } from "~/web/i18n/localized";
import { mapKeys } from "~/web/records";
import {
  type PhotoAnswer,
  SEEN_PHOTO,
  seenOf,
  type PhotoField,
  PHOTO_FIELDS,
  PHOTO_INTENTS,
} from "./photos";
import { PhotoForm } from "./photo-form";
import * as styles from "./photo-section.css";

/** Returns the id of a control in the form of a photo. */
export function controlId(photo: number, name: PhotoField): string {
  return `photo-${photo}-${name}`;
}

type PhotoItemFormProps = {
  carId: number;
  photo: StoredPhoto;
  refused: Extract<PhotoAnswer, { kind: "invalid" }> | null;
};

/** Shows the form of what a photo shows, its focus, and its texts. */
export function PhotoItemForm({ carId, photo, refused }: PhotoItemFormProps) {
  const { t } = useTranslation();
  const { view, focus, alt } = photo;
  const stored = { view, focus: String(focus), ...localizedFields("alt", alt) };
  const sent = refused?.result.initialValue;
  const typed = sent ? mapKeys(PHOTO_FIELDS, (name) => typedText(sent, name)) : stored;
  const idOf = (name: PhotoField) => controlId(photo.id, name);
  const messagesOf = (name: PhotoField) =>
    (refused?.result.error?.[name] ?? []).map((key) => t(key));
  return (
    <PhotoForm className={styles.edit} carId={carId} photo={photo.id}>
      <input type="hidden" name={SEEN_PHOTO} value={seenOf(photo)} />
      <SelectField
        id={idOf("view")}
        name="view"
        errors={messagesOf("view")}
        label={t("photos.edit.view")}
        defaultValue={typed.view}
        options={VIEWS.map((value) => ({ value, label: t(`photos.views.${value}`) }))}
      />
      <FocusField id={controlId(photo.id, "focus")} chosen={typed.focus} />
      <LocalizedField
        name="alt"
        label={t("photos.edit.alt")}
        hint={t("photos.edit.altHint")}
        texts={typed}
        messagesOf={messagesOf}
        idOf={idOf}
      />
      <div>
        <button className={button.primary} name="intent" value={PHOTO_INTENTS.save}>
          {t("photos.edit.save")}
        </button>
      </div>
    </PhotoForm>
  );
}

/** Shows nine positions, arranged as in the picture. */
function FocusField({ id, chosen }: { id: string; chosen: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.focuses} id={id}>
      <legend className={field.label}>{t("photos.edit.focus")}</legend>
      {FOCUSES.map((place) => (
        <label key={place} className={styles.focus} title={t(`photos.focuses.${place}`)}>
          <input
            className={field.box}
            type="radio"
            name="focus"
            value={place}
            defaultChecked={String(place) === chosen}
            aria-label={t(`photos.focuses.${place}`)}
          />
        </label>
      ))}
    </fieldset>
  );
}
