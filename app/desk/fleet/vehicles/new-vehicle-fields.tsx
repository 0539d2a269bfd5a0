import { useTranslation } from "~/web/i18n/use-translation";
import type { SEVERAL_VEHICLES_FIELDS } from "~/catalog/fleet/vehicles/vehicle-form";
import { Field } from "~/ui/form/field";
import { firstText } from "~/web/first-text";
import type { FormResult } from "~/web/http/submission.server";
import * as styles from "./vehicle-form.css";

type NewVehicleFieldsProps = {
  typed: FormResult["initialValue"];
  messages: (field: string) => string[];
};

export function NewVehicleFields({ typed, messages }: NewVehicleFieldsProps) {
  const { t } = useTranslation();
  const field = (name: (typeof SEVERAL_VEHICLES_FIELDS)[number]) => ({
    id: `new-${name}`,
    name,
    errors: messages(name),
  });
  return (
    <>
      <Field
        {...field("plates")}
        label={t("fleetDesk.vehicles.plates")}
        hint={t("fleetDesk.vehicles.addHint")}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={firstText(typed?.plates)}
          />
        )}
      </Field>
      <div className={styles.fields}>
        <Field {...field("withoutPlate")} label={t("fleetDesk.vehicles.amount")}>
          {(control) => (
            <input {...control} inputMode="numeric" defaultValue={firstText(typed?.withoutPlate)} />
          )}
        </Field>
        <Field {...field("colour")} label={t("fleetDesk.vehicles.fields.colour")}>
          {(control) => <input {...control} defaultValue={firstText(typed?.colour)} />}
        </Field>
        <Field {...field("inServiceFrom")} label={t("fleetDesk.vehicles.fields.inServiceFrom")}>
          {(control) => (
            <input {...control} type="date" defaultValue={firstText(typed?.inServiceFrom)} />
          )}
        </Field>
      </div>
    </>
  );
}
