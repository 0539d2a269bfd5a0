import { useTranslation } from "~/web/i18n/use-translation";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import type { PlateOwner } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { Link } from "~/web/i18n/link";

type PlateOwnersProps = { owners: readonly PlateOwner[] };

/** Returns messages that name the models whose vehicles have the typed plates. */
export function useOwnerTexts(owners: readonly PlateOwner[]): string[] {
  const { t } = useTranslation();
  return owners.map(({ plate, model }) => t("vehicles.errors.plateTaken", { plate, model }));
}

/** Shows links to the vehicles that have the typed plates. */
export function PlateOwners({ owners }: PlateOwnersProps) {
  const { t } = useTranslation();
  if (owners.length === 0) return null;
  return (
    <ul>
      {owners.map(({ vehicleId, carId, plate }) => (
        <li key={vehicleId}>
          <Link to={vehicleAddress(carId, vehicleId)}>
            {t("fleetDesk.vehicles.edit", { vehicle: plate })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
