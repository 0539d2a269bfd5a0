import { useTranslation } from "~/i18n/use-translation";
import { actorName } from "~/delivery/actors";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { Moment } from "~/desk/moment";
import type { HistoryEntry } from "./booking-history.queries.server";

const NAMED = ["visitor", "system"] as const;

export function BookingHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const nameOf = (actor: string) => {
    const named = NAMED.find((name) => name === actor);
    return named ? t(`operator.actors.${named}`) : actorName(t, actor);
  };
  return (
    <ol className={styles.plain}>
      {history.map(({ id, kind, actor, text, createdAt }) => (
        <li key={id} className={styles.event}>
          <p>
            <strong>{t(`operator.events.${kind}`)}</strong> · {nameOf(actor)}
          </p>
          <p className={styles.soft}>
            <Moment at={createdAt} />
          </p>
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
