import type { ComponentProps, ReactNode } from "react";
import * as styles from "./field.css";

/** The attributes that associate a control with its label, hint and messages. */
export type ControlProps = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const NONE: string[] = [];

export type FieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** The meaning of the value, next to the label. */
  note?: string | undefined;
  errors?: string[] | undefined;
  children: (control: ControlProps) => ReactNode;
};

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
      {sentences(errors)}
    </p>
  );
}

/** Joins messages to a text, in which each but the last ends like a sentence. */
export function sentences(messages: readonly string[]): string {
  const last = messages.length - 1;
  return messages
    .map((text, index) => (index < last && !/[.!?…]$/.test(text) ? `${text}.` : text))
    .join(" ");
}

type InputFieldProps = Omit<FieldProps, "children"> & {
  /** Attributes of the input. */
  input?: ComponentProps<"input"> | undefined;
  defaultValue: string | undefined;
};

/** A field of one line that browsers don't complete. */
export function InputField({ input, defaultValue, ...field }: InputFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} {...input} autoComplete="off" defaultValue={defaultValue} />
      )}
    </Field>
  );
}
