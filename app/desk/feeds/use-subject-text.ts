import { useTranslation } from "~/i18n/use-translation";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import type { ShownFeed } from "./load-feeds.server";

type Vehicle = { plate: string | null; number: number };

/** What a calendar is of: pick-ups and returns, all vehicles of a model, or one. */
export function useSubjectText() {
  const { t } = useTranslation();
  return ({ model, vehicle }: Pick<ShownFeed, "model" | "vehicle">) => {
    if (model === null) return t("feeds.out.today");
    return vehicle ? vehicleText(model, vehicle) : t("feeds.out.allOf", { model });
  };
}

/** `Toyota RAV4 · AB-123-CD`, without a plate `Toyota RAV4 · 2`. */
export function vehicleText(model: string, vehicle: Vehicle): string {
  return vehicle.plate ? `${model} · ${vehicle.plate}` : vehicleLabel(model, vehicle);
}
