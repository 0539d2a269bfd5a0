import { useTranslation } from "~/web/i18n/use-translation";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { amountText, isDeliveryOpen, type AmountToPay } from "~/catalog/fleet/prices/delivery-text";
import { extraLabel } from "~/catalog/fleet/prices/price-line-label";
import { carText, isUnnamedCar } from "~/booking/booking-car";
import { readablePhone, whatsappLink } from "~/catalog/company/company";
import { BookingLink } from "~/desk/bookings/booking-link";
import { Plate } from "~/desk/fleet/plate";
import { isolate } from "~/web/i18n/isolate";
import { Icon } from "~/ui/icon";
import { MarkButton } from "./mark-button";
import type { ShownHandover } from "./shown-handovers.server";
import * as styles from "./today.css";
import { GiveCar } from "./unmarked-list";

type HandoverRowProps = {
  row: ShownHandover;
  isToday: boolean;
  /**
   * Whether the staff member has all bookings. A driver, who has not, reads what there is to take on the
   * screen too, and gives out no car.
   */
  hasAll: boolean;
};

/** Shows one line: the customer, the car, the place, what there is to take, and the one button. */
export function HandoverRow({ row, isToday, hasAll }: HandoverRowProps) {
  const { t } = useTranslation();
  const { id, kind, name, phone, phoneE164, place, placeName, time, car, price, flight } = row;
  return (
    <li className={styles.handover}>
      <time className={styles.time}>{time}</time>
      <span className={styles.kind[kind]}>
        <Icon name={kind === "pickup" ? "arrow" : "back"} />
        {t(`desk.today.${kind}`)}
      </span>
      <p className={styles.who}>
        <BookingLink id={id}>{name}</BookingLink>
      </p>
      <p className={styles.car}>
        {car.plate !== null && <Plate plate={car.plate} />}
        <span>{carText(t, row, { audience: "staff" })}</span>
      </p>
      <p className={styles.where}>
        {placeText(t, place, placeName ?? undefined)}
        {kind === "pickup" && flight !== "" && (
          <span className={styles.added}>
            {t("booking.fields.flight")}: <bdi>{flight}</bdi>
          </span>
        )}
      </p>
      {price && <Sum price={price} />}
      {phoneE164 ? (
        <span className={styles.calls}>
          <a
            className={styles.call}
            href={`tel:${phoneE164}`}
            aria-label={t("desk.today.call", { name: isolate(name) })}
          >
            <Icon name="phone" />
          </a>
          <a
            className={styles.call}
            href={whatsappLink(phoneE164)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("desk.today.whatsapp", { name: isolate(name) })}
          >
            <Icon name="chat" />
          </a>
        </span>
      ) : (
        <span className={styles.phone}>
          <bdi>{phone}</bdi>
        </span>
      )}
      <div className={styles.mark}>
        <Step row={row} isToday={isToday} hasAll={hasAll} />
      </div>
      <Details row={row} isShown={!hasAll} />
    </li>
  );
}

/** Shows what there is to take; a delivery that is to be agreed on stands small below it. */
function Sum({ price }: { price: AmountToPay }) {
  const { t } = useTranslation();
  return (
    <p className={styles.sum}>
      {amountText(t, { ...price, pickup: null })}
      {isDeliveryOpen(price) && (
        <span className={styles.added}>
          {t("booking.price.placeFee", {
            place: t("booking.price.delivery"),
            fee: t("booking.price.deliveryAgreed"),
          })}
        </span>
      )}
    </p>
  );
}

function Step({ row, isToday, hasAll }: HandoverRowProps) {
  if (row.kind === "pickup" && row.isUnassigned) {
    return hasAll && <GiveCar id={row.id} name={row.name} isOther={isUnnamedCar(row)} />;
  }
  const mark = markOf(row, isToday);
  return mark && <MarkButton booking={row} mark={mark} isShort />;
}

/**
 * Returns the mark of a hand-over. A vehicle is handed over on the day of its pick-up, and may come back
 * earlier than planned.
 */
export function markOf({ kind, isOut, isUnassigned }: ShownHandover, isToday: boolean) {
  if (kind === "return") return isOut ? "returned" : null;
  return isToday && !isUnassigned ? "out" : null;
}

/** Shows what a driver reads before leaving, and the office on paper: extras and notes. */
function Details({ row, isShown }: { row: ShownHandover; isShown: boolean }) {
  const { t } = useTranslation();
  const { kind, phone, extras, notes, staffNote } = row;
  const needed = kind === "pickup" ? extras.map((extra) => extraLabel(t, extra)).join(", ") : "";
  const lines = [
    needed !== "" && { term: t("notifications.extras"), text: needed },
    notes !== "" && { term: t("booking.fields.notes"), text: notes },
    staffNote !== "" && { term: t("operator.parts.note"), text: staffNote },
  ].filter((line) => line !== false);
  return (
    <div className={isShown && lines.length > 0 ? styles.details : styles.printed}>
      <p className={styles.printed}>
        <bdi>{readablePhone(phone)}</bdi>
      </p>
      {lines.map(({ term, text }) => (
        <p key={term}>
          <strong>{term}:</strong> <span dir="auto">{text}</span>
        </p>
      ))}
    </div>
  );
}
