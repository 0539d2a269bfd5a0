import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import { VEHICLE_FIELDS, type Vehicle, type VehicleField } from "~/catalog/fleet/vehicles/vehicle";
import { vehicleFormTexts } from "~/catalog/fleet/vehicles/vehicle-form";
import { otherSignIn } from "~/catalog/fleet/vehicles/plate";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { PlateOwners, useOwnerTexts } from "./plate-owners";
import { vehicleWords } from "./vehicle-words";
import type { VehicleAnswer } from "./vehicles-answer";
import { InputField } from "~/ui/form/field";
import * as styles from "./vehicle-form.css";

type VehicleFormProps = { vehicle: Vehicle; answer: VehicleAnswer | undefined };

export function VehicleForm({ vehicle, answer }: VehicleFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(vehicleAddress(vehicle.carId, vehicle.id));
  const ownerTexts = useOwnerTexts(answer?.owners ?? []);
  const texts = answer?.typed ?? vehicleFormTexts(vehicle);
  const sign = otherSignIn(texts.plate);
  const messages = (field: VehicleField) => [
    ...(answer?.errors[field] ?? []).map((key) => t(key, { sign })),
    ...(field === "plate" ? ownerTexts : []),
  ];
  const entries = VEHICLE_FIELDS.map((id) => ({ id, messages: messages(id) }));
  const save = answer?.kind === "stale" ? "stale.overwrite" : "vehicles.save";
  return (
    <Form
      className={desk.part}
      id="vehicle"
      method="post"
      action={action}
      reloadDocument
      noValidate
      {...ASK_IF_UNSAVED}
    >
      {/* The first submit button is pressed by Enter in a field. */}
      <button hidden name="intent" value={FLEET_INTENTS.saveVehicle}>
        {t("fleetDesk.vehicles.save")}
      </button>
      <input type="hidden" name={VERSION_FIELD} value={answer?.version ?? vehicle.version} />
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      <PlateOwners owners={answer?.owners ?? []} />
      {answer?.kind === "stale" && (
        <StaleBox
          title={t("fleetDesk.vehicles.stale")}
          conflicts={answer.conflicts}
          updated={answer.updated}
          texts={texts}
          words={vehicleWords(t)}
        />
      )}
      {answer?.kind === "accepted" && (
        <p className={message.notice} role="status">
          {t("fleetDesk.stale.accepted")}
        </p>
      )}
      <VehicleFields texts={texts} messages={messages} />
      <div>
        <button className={button.primary} name="intent" value={FLEET_INTENTS.saveVehicle}>
          {t(`fleetDesk.${save}`)}
        </button>
      </div>
    </Form>
  );
}

type VehicleFieldsProps = {
  texts: Readonly<Record<VehicleField, string>>;
  messages: (field: VehicleField) => string[];
};

const DATE = { type: "date" } as const;

/** Input attributes; the server parses every field as text. */
const CONTROLS: Partial<Record<VehicleField, React.ComponentProps<"input">>> = {
  plate: { autoCapitalize: "characters", spellCheck: false },
  vin: { autoCapitalize: "characters", spellCheck: false, maxLength: 17 },
  odometer: { inputMode: "numeric" },
  inServiceFrom: DATE,
  inServiceTo: DATE,
  inspectionUntil: DATE,
  insuranceUntil: DATE,
};

function VehicleFields({ texts, messages }: VehicleFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      {VEHICLE_FIELDS.map((field) => (
        <InputField
          key={field}
          id={field}
          name={field}
          label={t(`fleetDesk.vehicles.fields.${field}`)}
          hint={field === "inServiceTo" ? t("fleetDesk.vehicles.hints.inServiceTo") : undefined}
          errors={messages(field)}
          input={CONTROLS[field]}
          defaultValue={texts[field]}
        />
      ))}
    </div>
  );
}
