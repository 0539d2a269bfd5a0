import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { SEVERAL_VEHICLES_FIELDS } from "~/catalog/fleet/vehicles/vehicle-form";
import { otherSignIn } from "~/catalog/fleet/vehicles/plate";
import { firstText } from "~/web/first-text";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PlateOwners, useOwnerTexts } from "./plate-owners";
import * as styles from "./vehicle-form.css";
import type { NewVehiclesAnswer } from "./vehicle";
import { Field } from "~/ui/form/field";
import type { FormResult } from "~/web/http/submission.server";

type AddVehiclesFormProps = { model: number; answer: NewVehiclesAnswer | undefined };

/**
 * Shows the form that adds one or several vehicles: by their plates, and without plates. It is folded until
 * it is needed.
 */
export function AddVehiclesForm({ model, answer }: AddVehiclesFormProps) {
  const { t } = useTranslation();
  const action = modelAddress(model);
  const ownerTexts = useOwnerTexts(answer?.owners ?? []);
  const { initialValue: typed, error } = answer?.result ?? {};
  const sign = otherSignIn(firstText(typed?.plates));
  const messages = (field: string) => [
    ...(error?.[field] ?? []).map((key) => t(key, { sign })),
    ...(field === "plates" ? ownerTexts : []),
  ];
  const entries = SEVERAL_VEHICLES_FIELDS.map((field) => ({
    id: `new-${field}`,
    messages: messages(field),
  }));
  return (
    <details className={styles.fold} open={answer !== undefined}>
      <summary className={styles.opener}>{t("fleetDesk.vehicles.add")}</summary>
      <Form
        className={styles.form}
        id="add-vehicles"

        action={action}

        {...SAVED_FORM}
      >
        <ErrorSummary title={t("booking.problem")} level={3} entries={entries} />
        <PlateOwners owners={answer?.owners ?? []} />
        <NewVehicleFields typed={typed} messages={messages} />
        <div>
          <button className={button.primary} name="intent" value={FLEET_INTENTS.addVehicles}>
            {t("fleetDesk.vehicles.addSubmit")}
          </button>
        </div>
      </Form>
    </details>
  );
}

type NewVehicleFieldsProps = {
  typed: FormResult["initialValue"];
  messages: (field: string) => string[];
};

function NewVehicleFields({ typed, messages }: NewVehicleFieldsProps) {
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
