import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { message } from "~/ui/message.css";
import type { Trouble } from "./calendar.queries.server";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";

/** Overdue vehicles and bookings without one, each with the link to its booking. */
export function TroubleList({ calendar: { trouble, today } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const text = useTroubleText(today);
  if (trouble.length === 0) return null;
  return (
    <section className={message.problem} aria-labelledby="trouble-title">
      <h2 className={styles.troubleTitle} id="trouble-title">
        {t("calendar.trouble.title")}
      </h2>
      <ul className={styles.troubles}>
        {trouble.map((one) => (
          <li key={one.bookingId}>
            <Link
              className={styles.trouble}
              to={href("/admin/bookings/:id", { id: String(one.bookingId) })}
            >
              {text(one)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTroubleText(today: string) {
  const { t } = useTranslation();
  const { short, range } = useFormat();
  return ({ state, text: name, model, plate, number, from, until }: Trouble) => {
    const [day = "", time = ""] = until.split(" ");
    if (state === "late") {
      const vehicle = vehicleLabel(model, { plate, number: number ?? 0 });
      return t("calendar.trouble.late", { vehicle, name, when: `${short(day, today)}, ${time}` });
    }
    const dates = range(from.slice(0, 10), day, today);
    return t("calendar.trouble.unassigned", { name, model, range: dates });
  };
}
