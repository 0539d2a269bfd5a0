import type { ReactNode } from "react";
import * as styles from "./field.css";

/** What a control needs to be tied to its label, hint and messages. */
export type ControlProps = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const NONE: string[] = [];

type FieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Stands beside the label: what the value means. */
  note?: string | undefined;
  errors?: string[] | undefined;
  /** Draws the control with what ties it to the rest. */
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its hint and its messages. */
export function Field({ id, name, label, hint, note, errors = NONE, children }: FieldProps) {
  const described = [
    hint && `${id}-hint`,
    errors.length > 0 && `${id}-error`,
    note && `${id}-note`,
  ].filter(Boolean);
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note && (
          <span className={styles.hint} id={`${id}-note`}>
            {note}
          </span>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={`${id}-error`} errors={errors} />
      {children({
        id,
        name,
        className: styles.control,
        "aria-invalid": errors.length > 0 || undefined,
        "aria-describedby": described.join(" ") || undefined,
      })}
    </div>
  );
}

export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  if (errors.length === 0) return null;
  return (
    <p className={styles.error} id={id}>
      {errors.join(" ")}
    </p>
  );
}

type SelectProps = Omit<FieldProps, "children"> & {
  defaultValue?: string | undefined;
  /** A first entry without a value, where the visitor has to choose. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
};

/** A labelled list to choose one entry of. */
export function SelectField({ defaultValue, placeholder, options, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className={styles.select} defaultValue={defaultValue ?? ""}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
