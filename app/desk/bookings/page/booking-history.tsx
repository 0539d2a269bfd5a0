import { useTranslation } from "~/web/i18n/use-translation";
import { vehicleName } from "~/booking/booking-car";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { CorrectionText } from "~/desk/bookings/correction-text";
import { actorName } from "~/messaging/delivery/actors";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { Moment } from "~/desk/moment";
import { useFormat } from "~/web/i18n/format";
import { TextWithPlates } from "~/catalog/fleet/vehicles/plate-text";
import { isolate } from "~/web/i18n/isolate";
import { placeText } from "~/catalog/fleet/prices/place-text";
import type {
  BookingEventChange,
  HistoryEntry,
  StoredPlace,
} from "./booking-history.queries.server";

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
              {kind === "corrected" ? <CorrectionText text={text} /> : text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Shows a change from one value to another, with the price before and after where it changed. */
function Change({ change }: { change: BookingEventChange }) {
  const { of, from, to, places, sums } = change;
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const carOf = (car: string | null) =>
    car === null ? t("operator.noCar") : isolate(vehicleName(t, car));
  const momentOf = (moment: string | null) => {
    if (moment === null) return t("operator.noMark");
    // A trip has two moments.
    const [day = "", time = "", lastDay, lastTime] = moment.split(" ");
    const first = `${date(day)}, ${time}`;
    return lastDay ? `${first} – ${date(lastDay)}, ${lastTime}` : first;
  };
  const textOf = of === undefined ? carOf : momentOf;
  const placesOf = (ends: [StoredPlace, StoredPlace]) =>
    ends
      .map((end) =>
        typeof end === "string" ? placeText(t, end, undefined) : placeText(t, "", end),
      )
      .map(isolate)
      .join(" – ");
  const placeTexts = places && ([placesOf(places.from), placesOf(places.to)] as const);
  const isMoved = placeTexts && placeTexts[0] !== placeTexts[1];
  const isSameTime = of === "trip" && from === to;
  const isFirstMark = from === null && (of === "out" || of === "returned");
  return (
    <p>
      {!isSameTime && (
        <TextWithPlates text={isFirstMark ? textOf(to) : `${textOf(from)} → ${textOf(to)}`} />
      )}
      {isMoved && `${isSameTime ? "" : "\u00a0· "}${placeTexts.join(" → ")}`}
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
  if (change?.of === "trip") return "tripChanged";
  if (change?.of === "pin") return change.to === "on" ? "pinned" : "unpinned";
  return kind;
}
