import { FALLBACK_LANGUAGE, languageDetails, LANGUAGES } from "~/web/i18n/languages";
import { localizedName, type LocalizedName } from "~/web/i18n/localized";
import * as styles from "./field.css";
import { FieldErrors } from "./field";

export type LocalizedFieldProps<Name extends string> = {
  /** The name of the text: its controls have the names of `localizedNames`. */
  name: Name;
  /** The label of all languages together; each control is named by it and by its language. */
  label: string;
  hint?: string | undefined;
  /** What the controls show, by their names. */
  texts: Readonly<Record<LocalizedName<Name>, string | undefined>>;
  messagesOf: (name: LocalizedName<Name>) => string[];
  /** Returns the id of a control; without it the id is the control's name. */
  idOf?: (name: LocalizedName<Name>) => string;
  /** The number of lines of each control; without it, each is an input of one line. */
  rows?: number;
  maxLength?: number | undefined;
};

/** Shows a text that the company writes in each language, side by side where there is room. */
export function LocalizedField<Name extends string>(props: LocalizedFieldProps<Name>) {
  const { name, label, hint, texts, messagesOf, idOf = (field) => field, rows, maxLength } = props;
  const id = idOf(localizedName(name, FALLBACK_LANGUAGE));
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.languages}>
        {LANGUAGES.map((lang) => {
          const field = localizedName(name, lang);
          const control = idOf(field);
          const errors = messagesOf(field);
          const described = [hint && hintId, errors.length > 0 && `${control}-error`];
          const attributes = {
            id: control,
            name: field,
            className: styles.control,
            lang,
            dir: "auto",
            maxLength,
            defaultValue: texts[field],
            "aria-labelledby": `${labelId} ${control}-language`,
            "aria-invalid": errors.length > 0 || undefined,
            "aria-describedby": described.filter(Boolean).join(" ") || undefined,
          };
          return (
            <div key={lang} className={styles.field}>
              <label
                className={styles.hint}
                htmlFor={control}
                id={`${control}-language`}
                lang={lang}
              >
                {languageDetails(lang).name}
              </label>
              <FieldErrors id={`${control}-error`} errors={errors} />
              {rows === undefined ? (
                <input {...attributes} autoComplete="off" />
              ) : (
                <textarea {...attributes} rows={rows} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
