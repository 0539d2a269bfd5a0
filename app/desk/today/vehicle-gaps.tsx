import { useTranslation } from "~/web/i18n/use-translation";
import type { VehicleGap } from "~/booking/agenda/attention";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import type { TodayRows } from "./load-today.server";
import { TodayItem, TodaySection } from "./today-section";

/** Vehicles without a plate, and papers that end within 30 days or have ended. */
export function VehicleGaps({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { vehicles } = today.attention;
  if (vehicles.rows.length === 0) return null;
  return (
    <TodaySection
      list="vehicles"
      title={t("desk.today.vehicleCount", { count: vehicles.total })}
      listed={vehicles}
      today={today}
    >
      {vehicles.rows.map((gap) => (
        <GapItem key={`${gap.kind}${gap.vehicleId}`} gap={gap} date={today.date} />
      ))}
    </TodaySection>
  );
}

function GapItem({ gap, date }: { gap: VehicleGap; date: string }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { kind, model, carId, vehicleId } = gap;
  const isOver = gap.day !== null && expiryOf(gap.day, date) === "over";
  return (
    <TodayItem
      mark={t(`desk.today.${kind}`)}
      title={<VehicleLabel model={model} vehicle={gap} />}
      step={
        <Link className={button.secondary} to={vehicleAddress(carId, vehicleId)}>
          {t(kind === "plate" ? "desk.today.enterPlate" : "desk.today.enterDate")}
        </Link>
      }
    >
      <p>
        {model}
        {gap.day &&
          `\u00a0· ${t(isOver ? "desk.today.over" : "desk.today.ends", { day: day(gap.day) })}`}
      </p>
    </TodayItem>
  );
}
