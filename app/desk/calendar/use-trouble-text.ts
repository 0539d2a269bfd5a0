import { useTranslation } from "~/i18n/use-translation";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { useMoment } from "~/desk/use-moment";
import { isolate } from "~/i18n/isolate";
import { useFormat } from "~/i18n/format";
import type { Trouble } from "./calendar.queries.server";

export function useTroubleText(today: string) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const moment = useMoment(today);
  return ({ state, text, model, plate, number, from, until }: Trouble) => {
    const name = isolate(text);
    const vehicle = vehicleLabel(model, { plate, number: number ?? 0 });
    if (state === "late") {
      return t("calendar.trouble.late", { vehicle, name, when: moment(until) });
    }
    const dates = range(from.slice(0, 10), until.slice(0, 10), today);
    if (state === "unassigned") {
      return t("calendar.trouble.unassigned", { name, model, range: dates });
    }
    return t(`calendar.trouble.${state}`, { name, vehicle, range: dates });
  };
}
