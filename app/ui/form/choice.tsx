import * as styles from "./field.css";

type CheckboxProps = {
  id: string;
  name: string;
  value?: string;
  label: string;
  hint?: string;
  defaultChecked?: boolean;
  disabled?: boolean;
};

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className={styles.option} htmlFor={input.id}>
      <input className={styles.box} type="checkbox" {...input} />
      <span>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

type RadiosProps = {
  name: string;
  chosen?: string;
  options: readonly { value: string; label: string }[];
};

/** Radio buttons, which have to stand in a `fieldset` with a legend. */
export function Radios({ name, chosen, options }: RadiosProps) {
  return (
    <div className={styles.options}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.box}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
