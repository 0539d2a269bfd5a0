import { useTranslation } from "~/web/i18n/use-translation";
import type { KnownField } from "~/catalog/fleet/car-texts";
import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import { Field } from "~/ui/form/field";
import { REQUIRED } from "./field-groups";
import type { ModelFormState } from "./form-state";
import { suggestionsFor } from "./known-values";
import { useInCurrency } from "~/catalog/company/use-money";

/** A field of one line. */
export type LineField = Exclude<
  ModelFormField,
  "bodyType" | "insuranceIncluded" | `${string}En` | `${string}Ka`
>;

type ModelInputFieldProps = { field: LineField; state: ModelFormState; maxLength?: number };

/** Input attributes; the server parses every field as text. */
const CONTROLS: Partial<Record<LineField, React.ComponentProps<"input">>> = {
  year: { inputMode: "numeric" },
  passengers: { inputMode: "numeric" },
  minAge: { inputMode: "numeric" },
  licenceYears: { inputMode: "numeric" },
  deposit: { inputMode: "decimal" },
};

const SUGGESTED: readonly KnownField[] = ["transmission", "driveType", "fuelType"];

const HINTED = [
  "name",
  "engine",
  "engineSize",
  "fuelConsumption",
  "minAge",
  "licenceYears",
  "deposit",
] as const;

export function ModelInputField({ field, state, maxLength }: ModelInputFieldProps) {
  const { t } = useTranslation();
  const currency = useInCurrency();
  const hinted = HINTED.find((one) => one === field);
  const suggested = SUGGESTED.find((one) => one === field);
  const listId = suggested && `${field}-values`;
  return (
    <Field
      id={field}
      name={field}
      label={t(`fleetDesk.fields.${field}`)}
      hint={hinted && t(`fleetDesk.hints.${hinted}`, { currency })}
      errors={state.messages(field)}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...CONTROLS[field]}
            list={listId}
            required={REQUIRED.has(field)}
            maxLength={maxLength}
            autoComplete="off"
            defaultValue={state.texts[field]}
          />
          {suggested && (
            <datalist id={listId}>
              {suggestionsFor(t, suggested).map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
