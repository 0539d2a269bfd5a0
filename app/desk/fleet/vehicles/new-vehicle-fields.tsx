import { useTranslation } from "react-i18next";
import { Field } from "~/ui/form/field";
import * as styles from "./vehicle-form.css";
import type { NewVehiclesAnswer, NewVehiclesField } from "./vehicles-answer";

type NewVehicleFieldsProps = {
  answer: NewVehiclesAnswer | undefined;
  messages: (field: NewVehiclesField) => string[];
};

export function NewVehicleFields({ answer, messages }: NewVehicleFieldsProps) {
  const { t } = useTranslation();
  const field = (name: NewVehiclesField) => ({
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
            defaultValue={answer?.typed.plates}
          />
        )}
      </Field>
      <div className={styles.fields}>
        <Field {...field("withoutPlate")} label={t("fleetDesk.vehicles.amount")}>
          {(control) => (
            <input {...control} inputMode="numeric" defaultValue={answer?.typed.withoutPlate} />
          )}
        </Field>
        <Field {...field("colour")} label={t("fleetDesk.vehicles.fields.colour")}>
          {(control) => <input {...control} defaultValue={answer?.typed.colour} />}
        </Field>
        <Field {...field("inServiceFrom")} label={t("fleetDesk.vehicles.fields.inServiceFrom")}>
          {(control) => (
            <input {...control} type="date" defaultValue={answer?.typed.inServiceFrom} />
          )}
        </Field>
      </div>
    </>
  );
}
