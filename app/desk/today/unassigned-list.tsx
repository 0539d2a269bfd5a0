import { useTranslation } from "~/i18n/use-translation";
import { vehicleName } from "~/booking/vehicle-name";
import { BookingLink } from "~/desk/bookings/booking-link";
import type { TodayRows } from "./load-today.server";
import { PhoneLink } from "~/desk/phone-link";
import { TodayItem, TodaySection } from "./today-section";
import { GiveCar } from "./unmarked-list";
import { useMoment } from "~/desk/use-moment";

/** Confirmed bookings for which no vehicle is free, the next pick-up first. */
export function UnassignedList({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { unassigned } = today.attention;
  if (unassigned.rows.length === 0) return null;
  return (
    <TodaySection
      list="unassigned"
      title={t("desk.today.unassigned", { count: unassigned.total })}
      listed={unassigned}
      today={today}
    >
      {unassigned.rows.map(({ id, name, model, isOther, start, end, ...phone }) => (
        <TodayItem
          key={id}
          title={<BookingLink id={id}>{name}</BookingLink>}
          step={<GiveCar id={id} name={name} isOther={isOther} />}
        >
          <p>
            {vehicleName(t, model)}&nbsp;· {moment(start)} – {moment(end)}&nbsp;·{" "}
            <PhoneLink {...phone} />
          </p>
        </TodayItem>
      ))}
    </TodaySection>
  );
}
