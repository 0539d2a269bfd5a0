import { useTranslation } from "~/web/i18n/use-translation";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { message } from "~/ui/message.css";
import { NearMoment } from "~/desk/moment";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";
import { ConflictList } from "./overlaps";
import type { Rental } from "./rental.queries.server";

type RentalFactsProps = {
  rental: Rental;
  /** The bookings that have the vehicles which a booking without one could have. */
  overlaps?: DeskBooking["overlaps"];
};

/** Shows which car a booking has, and when it was handed over and returned. */
export function RentalFacts({ rental, overlaps }: RentalFactsProps) {
  const { t } = useTranslation();
  const { vehicle, isUnassigned, isPinned, outAt, returnedAt, isOverdue } = rental;
  return (
    <>
      {vehicle && (
        <p>
          <strong>
            <VehicleLabel model={vehicle.model} vehicle={vehicle} />
          </strong>
          {isPinned && <>&nbsp;· {t("operator.car.pinned")}</>}
        </p>
      )}
      {isUnassigned && (
        <div className={message.problem}>
          <p>{t("operator.car.none")}</p>
          <ConflictList conflicts={overlaps ?? []} />
        </div>
      )}
      {outAt && (
        <p>
          {t("operator.handover.outAt")}: <NearMoment at={outAt} />
        </p>
      )}
      {returnedAt && (
        <p>
          {t("operator.handover.returnedAt")}: <NearMoment at={returnedAt} />
        </p>
      )}
      {isOverdue && <p className={message.problem}>{t("operator.handover.overdue")}</p>}
    </>
  );
}
