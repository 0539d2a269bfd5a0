import { useTranslation } from "~/web/i18n/use-translation";
import type { EndingPaper } from "~/booking/agenda/attention";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as booking from "~/desk/bookings/list/booking-desk.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { PhoneLink } from "~/desk/phone-link";
import { useMoment } from "~/desk/use-moment";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ChooseVehicle } from "./conflict-list";
import type { TodayRows } from "./load-today.server";
import { TodayItem, TodaySection } from "./today-section";

/** Papers and insurance that end before or during a confirmed rental, the next rental first. */
export function EndingPapers({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { papers } = today.attention;
  if (papers.rows.length === 0) return null;
  return (
    <TodaySection
      list="papers"
      title={t("desk.today.papers", { count: papers.total })}
      listed={papers}
      today={today}
    >
      {papers.rows.map((paper) => (
        <PaperItem key={`${paper.kind}${paper.vehicleId}`} paper={paper} today={today} />
      ))}
    </TodaySection>
  );
}

function PaperItem({ paper, today }: { paper: EndingPaper; today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { day } = useFormat();
  const { kind, model, carId, vehicleId, rental, rentals } = paper;
  const isOver = expiryOf(paper.day, today.date) === "over";
  const ends = t(isOver ? "desk.today.over" : "desk.today.ends", { day: day(paper.day) });
  return (
    <TodayItem
      mark={`${t(`desk.today.${kind}`)}\u00a0· ${ends}`}
      title={<VehicleLabel model={model} vehicle={paper} />}
      step={
        <div className={booking.actions}>
          <Link className={button.secondary} to={vehicleAddress(carId, vehicleId)}>
            {t("desk.today.enterDate")}
          </Link>
          <ChooseVehicle id={rental.id} />
        </div>
      }
    >
      <p>
        <BookingLink id={rental.id}>{rental.name}</BookingLink>, {moment(rental.start)} –{" "}
        {moment(rental.end)}&nbsp;· <PhoneLink {...rental} />
      </p>
      {rentals > 1 && <p>{t("desk.today.moreRentals", { count: rentals - 1 })}</p>}
    </TodayItem>
  );
}
