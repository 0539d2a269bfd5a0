import * as styles from "./field.css";
import { Field, type FieldProps } from "./field";

type SelectFieldProps = Omit<FieldProps, "children"> & {
  defaultValue?: string | undefined;
  /** The text of a first option without a value. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField(props: SelectFieldProps) {
  const { defaultValue, placeholder, options, ...field } = props;
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
