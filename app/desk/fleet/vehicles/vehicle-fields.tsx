import { useTranslation } from "~/i18n/use-translation";
import { VEHICLE_FIELDS, type VehicleField } from "~/fleet/vehicles/vehicle";
import { InputField } from "~/ui/form/field";
import * as styles from "./vehicle-form.css";

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

export function VehicleFields({ texts, messages }: VehicleFieldsProps) {
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
