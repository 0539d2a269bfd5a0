import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { listAddress } from "~/desk/desk-address";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/state/empty-state";
import { ConflictList, ChooseVehicle } from "./conflict-list";
import { DayView, Handovers } from "./handovers";
import { DueRates } from "./due-rates";
import { LateList } from "./late-list";
import type { TodayRows } from "./load-today.server";
import { Messages } from "./messages";
import { NextStep } from "./next-step";
import { Requests } from "./requests";
import { Unanswered } from "./unanswered";
import { UnmarkedList, GiveCar } from "./unmarked-list";
import { Wishes } from "./wishes";
import * as styles from "./today.css";
import { vehicleName } from "~/booking/booking-car";
import { BookingLink } from "~/desk/bookings/booking-link";
import { PhoneLink } from "~/desk/phone-link";
import { TodayItem, TodaySection, titleId, type SummaryList } from "./today-section";
import { useMoment } from "~/desk/desk-hooks";
import * as choiceStyles from "./choices.css";
import type { VehicleGap, EndingPaper } from "~/booking/agenda/attention";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { useFormat } from "~/web/i18n/format";
import * as booking from "~/desk/bookings/list/booking-desk.css";

/** Shows what is urgent, what waits for an answer, and the hand-overs; or one of the lists. */
export function TodaySections({ today }: { today: TodayRows }) {
  const { view } = today;
  if (isNothing(today)) return <Nothing today={today} />;
  return (
    <>
      {view.kind === "all" ? <TodaySummary today={today} /> : <BackToToday />}
      <div className={styles.sections}>
        <div className={styles.urgentSection}>
          <ConflictList today={today} />
          <LateList today={today} />
          <UnmarkedList today={today} />
        </div>
        <div className={styles.answerSection}>
          <Messages today={today} />
          <Wishes today={today} />
          {today.hasAll && <Requests today={today} />}
          <Unanswered today={today} />
        </div>
        <div className={styles.planSection}>
          <UnassignedList today={today} />
          <EndingPapers today={today} />
          {view.kind === "day" ? (
            <DayView today={today} view={view} />
          ) : (
            <Handovers today={today} />
          )}
          <VehicleGaps today={today} />
          <DueRates today={today} />
        </div>
      </div>
      <NextStep today={today} />
    </>
  );
}

function isNothing({ view, ...today }: TodayRows) {
  if (view.kind !== "all") return false;
  const { messages, wishes, requests, handovers, ahead, asked, expired, attention } = today;
  const lists = [messages, wishes, requests, handovers, ahead, ...Object.values(attention)];
  const isEmpty = lists.every(({ total }) => total === 0) && asked.length + expired.length === 0;
  return isEmpty && today.dueRates === null;
}

function Nothing({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="no-bookings"
      alt={t("booking.emptyPicture")}
      text={
        today.hasAll
          ? t("desk.today.nothing", { days: today.daysAhead })
          : t("desk.today.noneUntilNoon")
      }
    >
      {today.hasAll && (
        <Link className={button.secondary} to={listAddress()}>
          {t("desk.today.allBookings")}
        </Link>
      )}
    </EmptyState>
  );
}

function BackToToday() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to={href("/admin/today")}>{t("desk.today.back")}</Link>
    </p>
  );
}

/** Shows confirmed bookings for which no vehicle is free, the next pick-up first. */
function UnassignedList({ today }: { today: TodayRows }) {
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

/** Shows what waits, in numbers, each leading to its list: what is urgent first. */
function TodaySummary({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { attention, waitingMessages, wishes, requests, asked, handovers } = today;
  const counts: [Exclude<SummaryList, "vehicles">, number][] = [
    ["conflicts", attention.conflicts.total],
    ["late", attention.late.total],
    ["unmarked", attention.unmarked.total],
    ["messages", waitingMessages],
    ["wishes", wishes.total],
    ["requests", requests.total],
    ["asked", asked.length],
    ["unassigned", attention.unassigned.total],
    ["papers", attention.papers.total],
    ["handovers", handovers.total],
  ];
  const waiting = counts.filter(([, count]) => count > 0);
  if (waiting.length < 2) return null;
  return (
    <nav className={styles.summary} aria-label={t("desk.today.summary")}>
      <ul className={choiceStyles.choices}>
        {waiting.map(([list, count]) => (
          <li key={list}>
            <a
              className={URGENT.has(list) ? choiceStyles.urgentChoice : choiceStyles.choice}
              href={`#${titleId(list)}`}
            >
              {t(`desk.today.short.${list}`, { count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const URGENT: ReadonlySet<SummaryList> = new Set(["late", "conflicts", "unmarked"]);

/** Shows vehicles without a plate, and papers that end within 30 days or have ended. */
function VehicleGaps({ today }: { today: TodayRows }) {
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

/** Shows papers and insurance that end before or during a confirmed rental, the next rental first. */
function EndingPapers({ today }: { today: TodayRows }) {
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
