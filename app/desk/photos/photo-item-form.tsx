import { useTranslation } from "~/web/i18n/use-translation";
import { FOCUSES, VIEWS } from "~/catalog/photos/photo";
import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import * as field from "~/ui/form/field.css";
import { firstText } from "~/web/first-text";
import { type PhotoAnswer, SEEN_PHOTO, seenOf, type PhotoField, PHOTO_INTENTS } from "./photos";
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
  const stored = { view, focus: String(focus), altEn: alt.en, altKa: alt.ka };
  const typed: Readonly<Record<string, unknown>> = refused?.result.initialValue ?? stored;
  const common = (name: PhotoField) => ({
    id: controlId(photo.id, name),
    name,
    errors: (refused?.result.error?.[name] ?? []).map((key) => t(key)),
  });
  return (
    <PhotoForm className={styles.edit} carId={carId} photo={photo.id}>
      <input type="hidden" name={SEEN_PHOTO} value={seenOf(photo)} />
      <SelectField
        {...common("view")}
        label={t("photos.edit.view")}
        defaultValue={firstText(typed.view)}
        options={VIEWS.map((value) => ({ value, label: t(`photos.views.${value}`) }))}
      />
      <FocusField id={controlId(photo.id, "focus")} chosen={firstText(typed.focus)} />
      {(["altEn", "altKa"] as const).map((name) => (
        <Field
          key={name}
          {...common(name)}
          label={t(`photos.edit.${name}`)}
          hint={name === "altEn" ? t("photos.edit.altHint") : undefined}
        >
          {(control) => (
            <input
              {...control}
              defaultValue={firstText(typed[name])}
              lang={name === "altEn" ? "en" : "ka"}
            />
          )}
        </Field>
      ))}
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
