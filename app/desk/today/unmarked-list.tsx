import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { LEFT_OUT, whyLeftOut } from "~/booking/agenda/left-out";
import type { UnmarkedBooking } from "~/booking/agenda/unmarked.queries.server";
import { carText, isUnnamedCar } from "~/booking/booking-car";
import { businessInstant } from "~/web/calendar";
import { BookingLink } from "~/desk/bookings/booking-link";
import { modelSectionAddress } from "~/desk/bookings/page/section-address";
import { DecisionForms } from "~/desk/bookings/page/decision-forms";
import { MarkForm, TimeFields } from "~/desk/bookings/page/handover-forms";
import * as booking from "~/desk/bookings/list/booking-desk.css";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { PhoneLink } from "~/desk/phone-link";
import { useMoment } from "~/desk/desk-hooks";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { ChooseVehicle } from "./conflict-list";
import type { TodayRows } from "./load-today.server";
import { SETTLED, settledValue } from "./settle";
import { TodayItem, TodaySection } from "./today-section";
import { useTodayAddress } from "./today-view";
import * as styles from "./today.css";

/** Shows pick-ups that have passed and that nobody marked: the first of the hand-overs. */
export function UnmarkedList({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { unmarked } = today.attention;
  if (unmarked.rows.length === 0) return null;
  return (
    <TodaySection
      list="unmarked"
      title={t("desk.today.unmarked", { count: unmarked.total })}
      listed={unmarked}
      today={today}
      foot={<SettleForm today={today} />}
    >
      {unmarked.rows.map((one) => (
        <UnmarkedItem key={one.id} one={one} today={today} />
      ))}
    </TodaySection>
  );
}

function UnmarkedItem({ one, today }: { one: UnmarkedBooking; today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { id, name, car, pickupDate, pickupTime, returnDate, returnTime } = one;
  return (
    <TodayItem
      mark={t(one.isConfirmedLate ? "desk.today.confirmedLate" : "desk.today.notPickedUp")}
      title={<BookingLink id={id}>{name}</BookingLink>}
      step={<Answers one={one} hasAll={today.hasAll} />}
    >
      <p>
        {carText(t, one, { audience: "staff" })}
        {car.plate !== null && (
          <>
            {"\u00a0· "}
            <PlateText text={car.plate} plate={car.plate} />
          </>
        )}
      </p>
      <p>
        {moment(`${pickupDate} ${pickupTime}`)} – {moment(`${returnDate} ${returnTime}`)}&nbsp;·{" "}
        <PhoneLink {...one} />
      </p>
    </TodayItem>
  );
}

/**
 * Shows the answers: handed over, did not come, or cancelled. Staff who don't see all bookings only mark.
 */
function Answers({ one, hasAll }: { one: UnmarkedBooking; hasAll: boolean }) {
  const address = useTodayAddress();
  const handedOver = one.isUnassigned ? (
    <GiveCar {...one} isOther={isUnnamedCar(one)} />
  ) : (
    <HandedOver one={one} />
  );
  if (!hasAll) return one.isUnassigned ? null : handedOver;
  return (
    <DecisionForms
      booking={{ ...one, isOut: false, isPickupPast: true }}
      address={address}
      isCorrectable={false}
      isInRow
    >
      {handedOver}
    </DecisionForms>
  );
}

/** Shows the step before the hand-over: the car is named, or a vehicle assigned. */
export function GiveCar({ id, name, isOther }: { id: number; name: string; isOther: boolean }) {
  const { t } = useTranslation();
  if (!isOther) return <ChooseVehicle id={id} />;
  return (
    <Link className={button.secondary} to={modelSectionAddress(id)}>
      {t("operator.model.enter")}
      <span className={visuallyHidden}>
        , {id} <bdi>{name}</bdi>
      </span>
    </Link>
  );
}

/** Shows the form that marks the hand-over at the planned time, unless staff choose another. */
function HandedOver({ one }: { one: UnmarkedBooking }) {
  const { t } = useTranslation();
  const action = useTodayAddress();
  const { id, name, pickupDate, pickupTime } = one;
  return (
    <details className={booking.decision} name={`decide-${id}`}>
      <summary className={`${button.secondary} ${booking.summary}`}>
        <span>{t("desk.today.handedOver")}</span>
        <span className={visuallyHidden}>
          , {id} <bdi>{name}</bdi>
        </span>
      </summary>
      <MarkForm booking={one} action={action}>
        <TimeFields id={`out-${id}`} at={businessInstant(pickupDate, pickupTime).toISOString()} />
        <button className={button.secondary} name="mark" value="out">
          {t("operator.handover.save")}
        </button>
      </MarkForm>
    </details>
  );
}

/** Shows the form that settles the rentals that are over at once: it lists them first. */
function SettleForm({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const action = useTodayAddress();
  const allOver = today.attention.unmarked.rows.filter((one) => one.isOver);
  const reasons = allOver.map((one) => ({ one, why: whyLeftOut(one) }));
  const over = reasons.flatMap(({ one, why }) => (why === null ? [one] : []));
  const leftOut = LEFT_OUT.map((why) => ({
    why,
    ids: reasons.flatMap((left) => (left.why === why ? [left.one.id] : [])),
  }));
  if (over.length === 0 || !today.hasAll) return null;
  return (
    <details className={booking.decision}>
      <summary className={`${button.secondary} ${booking.summary}`}>
        {t("desk.today.settle.open")}
      </summary>
      <Form className={booking.confirmation} method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value={DESK_INTENTS.settle} />
        <p>{t("desk.today.settle.question", { count: over.length })}</p>
        {over.map((one) => (
          <label key={one.id} className={styles.settled}>
            <input type="checkbox" name={SETTLED} value={settledValue(one)} defaultChecked />
            <span>
              {one.id}&nbsp;· <bdi>{one.name}</bdi>&nbsp;· {carText(t, one, { audience: "staff" })},{" "}
              {moment(`${one.pickupDate} ${one.pickupTime}`)} –{" "}
              {moment(`${one.returnDate} ${one.returnTime}`)}
            </span>
          </label>
        ))}
        {leftOut.map(
          ({ why, ids }) =>
            ids.length > 0 && (
              <p key={why}>
                {t(`desk.today.settle.${why}`, { count: ids.length, ids: ids.join(", ") })}
              </p>
            ),
        )}
        <button className={button.primary}>{t("desk.today.settle.submit")}</button>
      </Form>
    </details>
  );
}
