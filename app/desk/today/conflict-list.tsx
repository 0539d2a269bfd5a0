import { useTranslation } from "~/web/i18n/use-translation";
import type { Conflict } from "~/booking/agenda/attention";
import { BookingLink } from "~/desk/bookings/booking-link";
import { carSectionAddress } from "~/desk/bookings/page/section-address";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { DueAt, useLateness } from "./late-list";
import type { TodayRows } from "./load-today.server";
import { MarkButton } from "./mark-button";
import { PhoneLink } from "~/desk/phone-link";
import { TodayItem, TodaySection } from "./today-section";
import { useMoment } from "~/desk/desk-hooks";
import { isolate } from "~/web/i18n/isolate";

/** Shows what can't go as planned, each with the ways to solve it. */
export function ConflictList({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { conflicts } = today.attention;
  if (conflicts.rows.length === 0) return null;
  return (
    <TodaySection
      list="conflicts"
      title={t("desk.today.conflictCount", { count: conflicts.total })}
      listed={conflicts}
      today={today}
    >
      {conflicts.rows.map((conflict) => {
        const key = `${conflict.kind}${conflict.id}`;
        switch (conflict.kind) {
          case "late":
            return <LateConflict key={key} conflict={conflict} today={today} />;
          case "notInService":
            return <ServiceConflict key={key} conflict={conflict} today={today} />;
          case "channel":
            return <ChannelConflict key={key} conflict={conflict} today={today} />;
        }
      })}
    </TodaySection>
  );
}

type ConflictProps<Kind extends Conflict["kind"]> = {
  conflict: Extract<Conflict, { kind: Kind }>;
  today: TodayRows;
};

/**
 * Shows the ways to solve a late return: call the customer who is late, give the next one another vehicle,
 * or mark the return.
 */
function LateConflict({ conflict, today }: ConflictProps<"late">) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { id, name, vehicle, next } = conflict;
  return (
    <TodayItem
      mark={useLateness(conflict, today.now)}
      title={vehicle && <VehicleLabel model={vehicle.model} vehicle={vehicle} />}
      step={<MarkButton booking={conflict} mark="returned" />}
    >
      <p>
        <BookingLink id={id}>{name}</BookingLink>: <DueAt late={conflict} today={today} />
        &nbsp;· <PhoneLink {...conflict} />
      </p>
      <p>
        {t("desk.today.next")} <BookingLink id={next.id}>{next.name}</BookingLink>,{" "}
        {moment(next.startsAt)}&nbsp;· <PhoneLink {...next} />
      </p>
      <p>
        <Link to={carSectionAddress(next.id)}>
          {t("desk.today.otherVehicle", { name: isolate(next.name) })}
        </Link>
      </p>
    </TodayItem>
  );
}

function ServiceConflict({ conflict, today }: ConflictProps<"notInService">) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { id, name, vehicle, start } = conflict;
  return (
    <TodayItem
      mark={t("desk.today.notInService")}
      title={<BookingLink id={id}>{name}</BookingLink>}
      step={<ChooseVehicle id={id} />}
    >
      <p>
        <VehicleLabel model={vehicle.model} vehicle={vehicle} />
        &nbsp;· {moment(start)}&nbsp;· <PhoneLink {...conflict} />
      </p>
    </TodayItem>
  );
}

function ChannelConflict({ conflict, today }: ConflictProps<"channel">) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { vehicle, source, start, end } = conflict;
  const address = calendarAddress({ from: start.slice(0, 10) });
  return (
    <TodayItem
      mark={source}
      title={<VehicleLabel model={vehicle.model} vehicle={vehicle} />}
      step={
        <Link className={button.secondary} to={address}>
          {t("desk.today.toCalendar")}
        </Link>
      }
    >
      <p>{t("desk.today.channel", { source, from: moment(start), until: moment(end) })}</p>
    </TodayItem>
  );
}

export function ChooseVehicle({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <Link className={button.secondary} to={carSectionAddress(id)}>
      {t("desk.today.chooseVehicle")}
    </Link>
  );
}
