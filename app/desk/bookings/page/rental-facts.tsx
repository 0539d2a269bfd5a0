import { useTranslation } from "~/i18n/use-translation";
import { VehicleLabel } from "~/fleet/vehicles/vehicle-label";
import { message } from "~/ui/message.css";
import { Moment } from "~/desk/moment";
import type { Rental } from "./rental.queries.server";

/** Which car a booking has, and when it was handed over and returned. */
export function RentalFacts({ rental }: { rental: Rental }) {
  const { t } = useTranslation();
  const { vehicle, isUnassigned, isPinned, outAt, returnedAt, isOverdue } = rental;
  return (
    <>
      {vehicle && (
        <p>
          <strong>
            <VehicleLabel model={vehicle.model} vehicle={vehicle} />
          </strong>
          {isPinned && <> · {t("operator.car.pinned")}</>}
        </p>
      )}
      {isUnassigned && <p className={message.problem}>{t("operator.car.none")}</p>}
      {outAt && (
        <p>
          {t("operator.handover.outAt")}: <Moment at={outAt} />
        </p>
      )}
      {returnedAt && (
        <p>
          {t("operator.handover.returnedAt")}: <Moment at={returnedAt} />
        </p>
      )}
      {isOverdue && <p className={message.problem}>{t("operator.handover.overdue")}</p>}
    </>
  );
}
