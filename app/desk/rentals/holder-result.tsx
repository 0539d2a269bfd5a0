import { useTranslation } from "~/web/i18n/use-translation";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as desk from "~/desk/desk-page.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { PhoneLink } from "~/desk/phone-link";
import { useMoment } from "~/desk/use-moment";
import { plateForm } from "~/catalog/fleet/vehicles/plate";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import type { HolderAnswer } from "./find-holders.server";
import type { Holder } from "./holders";
import * as styles from "./rentals.css";

type Result = Exclude<HolderAnswer, { kind: "faults" }>;

type HolderResultProps = { answer: Result; plate: string; today: string };

/** Who had a plate at a minute, or that nobody had. */
export function HolderResult({ answer, plate, today }: HolderResultProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  if (answer.kind !== "known") {
    return (
      <p className={message.notice} role="status">
        {t(`search.holder.${answer.kind}`, { plate: isolate(plateForm(plate)) })}
      </p>
    );
  }
  return (
    <div className={desk.form} role="status">
      {answer.vehicles.map(({ vehicle, holders, otherwise, note }) => (
        <div key={vehicle.id}>
          <p>
            <Link to={vehicleAddress(vehicle.carId, vehicle.id)}>
              <bdi>{modelAndVehicle(vehicle.model, vehicle)}</bdi>
            </Link>
            {"\u00a0· "}
            {moment(answer.moment)}
          </p>
          {holders.length === 0 && (
            <p>
              <strong>
                {t(`search.holder.otherwise.${otherwise}`, { moment: moment(vehicle.knownSince) })}
              </strong>{" "}
              {otherwise === "block" && <bdi>{note}</bdi>}
            </p>
          )}
          <ul className={styles.list}>
            {holders.map((holder) => (
              <HolderItem key={holder.bookingId} holder={holder} today={today} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function HolderItem({ holder, today }: { holder: Holder; today: string }) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const { bookingId, name, phone, phoneE164, basis, isSure, isAfterEnd } = holder;
  const times = { start: moment(holder.start), end: moment(holder.end) };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <BookingLink id={bookingId}>
          {`${bookingId} · ${isolate(name) || t("person.erasedName")}`}
        </BookingLink>
        {phone && <PhoneLink phone={phone} phoneE164={phoneE164} />}
      </div>
      <p className={isSure ? undefined : message.notice}>
        {t(isAfterEnd ? "search.holder.afterEnd" : `search.holder.basis.${basis}`, times)}
      </p>
    </li>
  );
}
