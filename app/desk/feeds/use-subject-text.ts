import { useTranslation } from "~/i18n/use-translation";
import { modelAndVehicle } from "~/fleet/vehicles/vehicle";
import type { ShownFeed } from "./load-feeds.server";

/** What a calendar is of: pick-ups and returns, all vehicles of a model, or one. */
export function useSubjectText() {
  const { t } = useTranslation();
  return ({ model, vehicle }: Pick<ShownFeed, "model" | "vehicle">) => {
    if (model === null) return t("feeds.out.today");
    return vehicle ? modelAndVehicle(model, vehicle) : t("feeds.out.allOf", { model });
  };
}
