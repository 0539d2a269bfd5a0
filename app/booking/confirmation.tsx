import { useTranslation } from "react-i18next";
import { readablePhone, type Company } from "~/company/company";
import { PAGES } from "~/company/pages";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import type { Booking } from "./booking";
import { BookingNotices } from "./booking-notices";
import * as styles from "./confirmation.css";
import { contactLink } from "./contact-message";
import type { BookingNotice } from "./notices";
import { PriceLines } from "./price-lines";
import { StatusBadge } from "./status-badge";
import { vehicleName } from "./vehicle-name";

type ConfirmationProps = { booking: Booking; notices: BookingNotice[]; company: Company };

/** What a visitor sees once a booking is stored. */
export function Confirmation({ booking, notices, company }: ConfirmationProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.ticket}>
      <div className={styles.stub}>
        <div>
          <div role="status">
            <h3>{t("booking.confirmation.title")}</h3>
            <p>{t("booking.confirmation.received")}</p>
          </div>
          <p className={styles.numberLabel}>{t("booking.confirmation.number")}</p>
          <p className={styles.number} data-testid="booking-number">
            {booking.id}
          </p>
          <StatusBadge status={booking.status} />
        </div>
        <img
          className={styles.picture}
          src="/pictures/states/confirmed.svg"
          alt={t("booking.confirmation.picture")}
          width={600}
          height={400}
        />
      </div>
      <Journey booking={booking} notices={notices} company={company} />
    </div>
  );
}

function Journey({ booking, notices, company }: ConfirmationProps) {
  const { t } = useTranslation();
  const channel = booking.contactPreference;
  return (
    <div className={styles.body}>
      <BookingNotices notices={notices} />
      <div className={layout.stack}>
        <h3>{t("booking.confirmation.next")}</h3>
        <p>{t("booking.confirmation.nextText")}</p>
        <div className={layout.row}>
          <a
            className={button.primary}
            href={contactLink(t, booking, company, channel)}
            rel="noopener noreferrer"
            target={channel === "email" ? undefined : "_blank"}
          >
            {t(`booking.confirmation.via.${channel}`)}
          </a>
          <a className={button.secondary} href={`tel:${company.phone}`}>
            {t("booking.confirmation.call", { phone: readablePhone(company.phone) })}
          </a>
        </div>
      </div>
      <div className={layout.stack}>
        <h3>{t("booking.price.title")}</h3>
        <PriceLines booking={booking} />
      </div>
      <div className={layout.stack}>
        <h3>{t("booking.confirmation.summary")}</h3>
        <TripFacts booking={booking} />
      </div>
      <Link className={button.secondary} to={PAGES.booking}>
        {t("booking.another")}
      </Link>
    </div>
  );
}

function TripFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const place = (name: Booking["pickup"]) => t(`booking.locations.${name}`);
  const facts: [string, string][] = [
    [t("booking.fields.vehicle"), vehicleName(t, booking.vehicle)],
    [
      t("booking.fields.pickup"),
      `${place(booking.pickup)}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
    ],
    [
      t("booking.fields.return"),
      `${place(booking.return)}, ${date(booking.returnDate)}, ${booking.returnTime}`,
    ],
    [t("booking.fields.name"), booking.name],
    [t("booking.fields.phone"), booking.phone],
    [t("booking.fields.email"), booking.email],
    ...(booking.notes ? [[t("booking.fields.notes"), booking.notes] as [string, string]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
