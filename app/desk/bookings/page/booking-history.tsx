import { useTranslation } from "~/web/i18n/use-translation";
import { vehicleName } from "~/booking/booking-car";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { actorName } from "~/messaging/delivery/actors";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { Moment } from "~/desk/moment";
import { useFormat } from "~/web/i18n/format";
import { TextWithPlates } from "~/catalog/fleet/vehicles/plate-text";
import { isolate } from "~/web/i18n/isolate";
import type { BookingEventChange, HistoryEntry } from "./booking-history.queries.server";

const NAMED = ["visitor", "system", AT_ONCE_ACTOR] as const;

export function BookingHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const nameOf = (actor: string) => {
    const named = NAMED.find((name) => name === actor);
    return named ? t(`operator.actors.${named}`) : actorName(t, actor);
  };
  return (
    <ol className={styles.plain}>
      {history.map(({ id, kind, actor, text, change, reason, createdAt }) => (
        <li key={id} className={styles.event}>
          <p>
            <strong>{t(`operator.events.${titleOf({ kind, actor, change })}`)}</strong>&nbsp;·{" "}
            {nameOf(actor)}
            {reason && <>&nbsp;· {t(`operator.reasons.${reason}`)}</>}
          </p>
          <p className={styles.soft}>
            <Moment at={createdAt} />
          </p>
          {change && change.of !== "pin" && <Change change={change} />}
          {text && (
            <p className={styles.notes} dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Shows a change from one value to another, with the price before and after where it changed. */
function Change({ change: { of, from, to, sums } }: { change: BookingEventChange }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const carOf = (car: string | null) =>
    car === null ? t("operator.noCar") : isolate(vehicleName(t, car));
  const momentOf = (moment: string | null) => {
    if (moment === null) return t("operator.noMark");
    const [day = "", time = ""] = moment.split(" ");
    return `${date(day)}, ${time}`;
  };
  const textOf = of === undefined ? carOf : momentOf;
  const isFirstMark = from === null && (of === "out" || of === "returned");
  return (
    <p>
      <TextWithPlates text={isFirstMark ? textOf(to) : `${textOf(from)} → ${textOf(to)}`} />
      {sums &&
        sums.from !== sums.to &&
        `\u00a0· ${money(sums.from, sums.currency)} → ${money(sums.to, sums.currency)}`}
    </p>
  );
}

type TitledEntry = Pick<HistoryEntry, "kind" | "actor" | "change">;

function titleOf({ kind, actor, change }: TitledEntry) {
  // Release 0.3.0 recorded as confirmed again what the site itself had completed.
  if (kind === "confirmed" && actor === "system") return "reopened";
  if (change?.of === "pin") return change.to === "on" ? "pinned" : "unpinned";
  return kind;
}
