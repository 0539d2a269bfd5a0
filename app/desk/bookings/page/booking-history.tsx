import { useTranslation } from "~/i18n/use-translation";
import { vehicleName } from "~/booking/vehicle-name";
import { actorName } from "~/delivery/actors";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { Moment } from "~/desk/moment";
import { useFormat } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import type { BookingEventChange, HistoryEntry } from "./booking-history.queries.server";

const NAMED = ["visitor", "system"] as const;

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
            <strong>
              {t(`operator.events.${isReopened({ kind, actor }) ? "reopened" : kind}`)}
            </strong>
            · {nameOf(actor)}
            {reason && <> · {t(`operator.reasons.${reason}`)}</>}
          </p>
          <p className={styles.soft}>
            <Moment at={createdAt} />
          </p>
          {change && <Change change={change} />}
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

function Change({ change: { from, to, sums } }: { change: BookingEventChange }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nameOf = (car: string | null) =>
    car === null ? t("operator.noCar") : isolate(vehicleName(t, car));
  const sumOf = (sum: number) => (sums ? money(sum, sums.currency) : "");
  return (
    <p>
      {nameOf(from)} → {nameOf(to)}
      {sums && ` · ${sumOf(sums.from)} → ${sumOf(sums.to)}`}
    </p>
  );
}

/** Release 0.3.0 confirmed again what the site itself had completed. */
function isReopened({ kind, actor }: Pick<HistoryEntry, "kind" | "actor">) {
  return kind === "confirmed" && actor === "system";
}
