import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { carSectionAddress } from "~/desk/bookings/page/section-address";
import { PhoneLink } from "~/desk/phone-link";
import { useMoment } from "~/desk/desk-hooks";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import { calendarAddress } from "./calendar-query";
import type { Trouble } from "./calendar.queries.server";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";
import { isolate } from "~/web/i18n/isolate";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";

/** The number of collisions that are not folded: more would push the calendar out of sight. */
const SHOWN = 3;

/** Shows what collides, each with the ways to settle it; folded beyond the first ones. */
export function TroubleList({ calendar: { trouble, today } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  if (trouble.length === 0) return null;
  const further = trouble.slice(SHOWN);
  return (
    <section className={message.problem} aria-labelledby="trouble-title">
      <h2 className={styles.troubleTitle} id="trouble-title">
        {t("calendar.trouble.title")}
      </h2>
      <Troubles troubles={trouble.slice(0, SHOWN)} today={today} />
      {further.length > 0 && (
        <details>
          <summary className={styles.further}>{t("calendar.trouble.further")}</summary>
          <Troubles troubles={further} today={today} />
          <Link className={styles.further} to={href("/admin/today")}>
            {t("calendar.trouble.all")}
          </Link>
        </details>
      )}
    </section>
  );
}

function Troubles({ troubles, today }: { troubles: Trouble[]; today: string }) {
  const text = useTroubleText(today);
  return (
    <ul className={styles.troubles}>
      {troubles.map((one) => (
        <li key={one.rowId}>
          <Link className={styles.trouble} to={addressOf(one)}>
            <span>
              <PlateText text={text(one)} plate={one.plate} />
            </span>
          </Link>
          <Ways trouble={one} today={today} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the ways to settle a collision: a call, or another vehicle, for the next booking of one that is
 * late, else for its own.
 */
function Ways({ trouble, today }: { trouble: Trouble; today: string }) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const { state, bookingId, phone, phoneE164, next } = trouble;
  if (bookingId === null) return null;
  return (
    <p className={styles.ways}>
      {phone && <PhoneLink phone={phone} phoneE164={phoneE164} />}
      {next && (
        <span>
          {t("desk.today.next")} <bdi>{next.name}</bdi>, {moment(next.startsAt)}&nbsp;·{" "}
          <PhoneLink {...next} />
        </span>
      )}
      {next && (
        <Link to={carSectionAddress(next.id)}>
          {t("desk.today.otherVehicle", { name: isolate(next.name) })}
        </Link>
      )}
      {state !== "late" && (
        <Link to={carSectionAddress(bookingId)}>{t("desk.today.chooseVehicle")}</Link>
      )}
    </p>
  );
}

/** Returns the address of the booking, or of the days of an imported one. */
function addressOf({ bookingId, from }: Trouble) {
  return bookingId === null
    ? calendarAddress({ from: from.slice(0, 10) })
    : href("/admin/bookings/:id", { id: String(bookingId) });
}

function useTroubleText(today: string) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const moment = useMoment(today);
  return ({ state, text, model, plate, number, from, until }: Trouble) => {
    const name = isolate(text);
    const vehicle = vehicleLabel(model, { plate, number: number ?? 0 });
    if (state === "late") {
      return t("calendar.trouble.late", { vehicle, name, when: moment(until) });
    }
    const dates = range(from.slice(0, 10), until.slice(0, 10), today);
    if (state === "unassigned") {
      return t("calendar.trouble.unassigned", { name, model, range: dates });
    }
    return t(`calendar.trouble.${state}`, { name, vehicle, range: dates });
  };
}
