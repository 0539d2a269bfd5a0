import { useTranslation } from "~/web/i18n/use-translation";
import { minutesBetween, useMoments } from "~/web/i18n/moments";
import type { LateBooking } from "~/booking/agenda/attention";
import { instantOf } from "~/booking/period";
import { BookingLink } from "~/desk/bookings/booking-link";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import type { TodayRows } from "./load-today.server";
import { MarkButton } from "./mark-button";
import { PhoneLink } from "~/desk/phone-link";
import { TodayItem, TodaySection } from "./today-section";
import { useMoment } from "~/desk/desk-hooks";

/** Shows vehicles that should be back, with how late they are. */
export function LateList({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { late } = today.attention;
  if (late.rows.length === 0) return null;
  return (
    <TodaySection
      list="late"
      title={t("desk.today.late", { count: late.total })}
      listed={late}
      today={today}
    >
      {late.rows.map((one) => (
        <LateItem key={one.id} late={one} today={today} />
      ))}
    </TodaySection>
  );
}

function LateItem({ late, today }: { late: LateBooking; today: TodayRows }) {
  const { id, name, vehicle } = late;
  return (
    <TodayItem
      mark={useLateness(late, today.now)}
      title={<BookingLink id={id}>{name}</BookingLink>}
      step={<MarkButton booking={late} mark="returned" />}
    >
      <p>
        {vehicle && (
          <>
            <VehicleLabel model={vehicle.model} vehicle={vehicle} />
            &nbsp;·{" "}
          </>
        )}
        <DueAt late={late} today={today} />
        &nbsp;· <PhoneLink {...late} />
      </p>
    </TodayItem>
  );
}

export function DueAt({ late, today }: { late: LateBooking; today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  return t("desk.today.dueAt", { when: moment(late.dueAt) });
}

/** Returns how late a return is, such as `1 h 40 late`. */
export function useLateness({ dueAt }: LateBooking, now: string) {
  const { t } = useTranslation();
  const { duration } = useMoments();
  const minutes = minutesBetween(instantOf(dueAt).toISOString(), now);
  return t("desk.today.lateBy", { time: duration(minutes) });
}
