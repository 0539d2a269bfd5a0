import { Form } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import type { Vehicle } from "~/fleet/vehicles/vehicle";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { message } from "~/ui/message.css";
import type { RemovalAnswer } from "./vehicles-answer";

type RemoveVehicleFormProps = {
  vehicle: Vehicle;
  label: string;
  answer: RemovalAnswer["removal"] | undefined;
};

/** Ends the service of a vehicle, or removes one that was never used. Asks by a box to tick. */
export function RemoveVehicleForm({ vehicle, label, answer }: RemoveVehicleFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(vehicleAddress(vehicle.carId, vehicle.id));
  return (
    <Form className={desk.part} method="post" action={action} reloadDocument noValidate>
      <h2 className={desk.title}>{t("fleetDesk.vehicles.remove.title")}</h2>
      {answer && (
        <p className={message.problem} role="alert">
          {t(`fleetDesk.vehicles.remove.${answer}`)}
        </p>
      )}
      <p>{t("fleetDesk.vehicles.remove.text")}</p>
      <input type="hidden" name={VERSION_FIELD} value={vehicle.version} />
      <Checkbox
        id="confirmed"
        name="confirmed"
        label={t("fleetDesk.vehicles.remove.confirm", { vehicle: label })}
      />
      <div>
        <button className={button.secondary} name="intent" value={FLEET_INTENTS.removeVehicle}>
          {t("fleetDesk.vehicles.remove.submit")}
        </button>
      </div>
    </Form>
  );
}
