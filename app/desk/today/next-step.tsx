import { useTranslation } from "~/web/i18n/use-translation";
import { firstAnswerable } from "~/booking/agenda/left-out";
import { carText } from "~/booking/booking-car";
import { useMoment } from "~/desk/desk-hooks";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import { markOf } from "./handover-row";
import { useLateness } from "./late-list";
import type { TodayRows } from "./load-today.server";
import { MarkButton } from "./mark-button";
import * as styles from "./next-step.css";
import { titleId } from "./today-section";

/**
 * Shows on phones a bar with the one next step: a customer who is late, a rental that was not marked, else
 * the next hand-over of today.
 */
export function NextStep({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const step = <Step today={today} />;
  const { late, conflicts, unmarked } = today.attention;
  const hasUrgent = late.rows.length + conflicts.rows.length > 0;
  const isSomething =
    hasUrgent || firstAnswerable(unmarked.rows, today.hasAll) || firstMarkable(today);
  if (today.view.kind !== "all" || !isSomething) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t("desk.today.nextStep")}>
      {step}
    </div>
  );
}

function Step({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { late, conflicts, unmarked } = today.attention;
  const firstLate = conflicts.rows.find((one) => one.kind === "late") ?? late.rows[0];
  const notMarked = firstAnswerable(unmarked.rows, today.hasAll);
  if (firstLate) return <LateStep late={firstLate} now={today.now} />;
  if (conflicts.rows.length > 0) {
    return (
      <Bar
        title={t("desk.today.conflictCount", { count: conflicts.total })}
        text=""
        step={<JumpLink to={titleId("conflicts")} text={t("desk.today.look")} />}
      />
    );
  }
  if (notMarked) {
    const { pickupDate, pickupTime, name } = notMarked;
    return (
      <Bar
        title={t("desk.today.notPickedUp")}
        text={`${moment(`${pickupDate} ${pickupTime}`)}\u00a0· ${name}`}
        step={<JumpLink to={titleId("unmarked")} text={t("desk.today.answerIt")} />}
      />
    );
  }
  const markable = firstMarkable(today);
  if (!markable) return null;
  const { next, mark } = markable;
  const car = [carText(t, next, { audience: "staff" }), next.car.plate].filter(Boolean).join(" ");
  return (
    <Bar
      title={`${next.time} ${t(`desk.today.${next.kind}`)}\u00a0· ${next.name}`}
      text={car}
      step={<MarkButton booking={next} mark={mark} variant="dawn" isShort />}
    />
  );
}

type Markable = {
  next: TodayRows["handovers"]["rows"][number];
  mark: NonNullable<ReturnType<typeof markOf>>;
};

/** Returns the first hand-over that can be marked: one whose car is not named yet may be before it. */
function firstMarkable({ handovers, date }: TodayRows): Markable | null {
  for (const next of handovers.rows) {
    const mark = markOf(next, next.day === date);
    if (mark) return { next, mark };
  }
  return null;
}

type LateStepProps = { late: TodayRows["attention"]["late"]["rows"][number]; now: string };

/** Shows the step for a late customer. Calling comes first: a return is marked in the list. */
function LateStep({ late, now }: LateStepProps) {
  const { t } = useTranslation();
  const { name, vehicle, phoneE164 } = late;
  const car = vehicle ? vehicleLabel(vehicle.model, vehicle) : "";
  return (
    <Bar
      title={useLateness(late, now)}
      text={[name, car].filter(Boolean).join("\u00a0· ")}
      step={
        phoneE164 ? (
          <a className={button.dawn} href={`tel:${phoneE164}`}>
            <Icon name="phone" />
            {t("desk.today.phone")}
            <span className={visuallyHidden}>, {name}</span>
          </a>
        ) : (
          <JumpLink to={titleId("late")} text={t("desk.today.look")} />
        )
      }
    />
  );
}

function JumpLink({ to, text }: { to: string; text: string }) {
  return (
    <a className={button.dawn} href={`#${to}`}>
      {text}
    </a>
  );
}

type BarProps = { title: string; text: string; step: React.ReactNode };

function Bar({ title, text, step }: BarProps) {
  return (
    <>
      <p className={styles.text}>
        <b dir="auto">{title}</b>
        <span dir="auto">{text}</span>
      </p>
      {step}
    </>
  );
}
