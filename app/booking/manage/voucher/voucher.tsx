import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Booking, PassedTimes } from "~/booking/booking";
import {
  carText,
  carTypeOf,
  isArranging,
  isWithCustomer,
  lacksCar,
  type WithCar,
} from "~/booking/booking-car";
import { bodyPicture, CarPicture, PLACEHOLDER } from "~/catalog/fleet/car-picture";
import { carTexts } from "~/catalog/fleet/car-texts";
import type { Term } from "~/catalog/terms/terms";
import { placeMapUrl, placeOf } from "~/booking/place-of";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import { readablePhone, type Company } from "~/catalog/company/company";
import { Picture } from "~/ui/picture";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./voucher.css";
import { VoucherDetails, VoucherMoney, VoucherNotes, voucherSize } from "./voucher-details";
import { VoucherFoot } from "./voucher-foot";
import type { QrCode, VoucherCar } from "./voucher.server";

/** The poster of the voucher: the church above Stepantsminda, before Mount Kazbek. */
const POSTER = "/pictures/posters/kazbegi.svg";

type VoucherProps = {
  booking: Booking & WithCar & PassedTimes;
  plate: string | null;
  /** The model as the fleet shows it; null for one that is not on offer. */
  car: VoucherCar | null;
  terms: readonly Term[];
  company: Company;
  /** Leads staff to the booking. */
  qr: QrCode;
  /** The facts in Georgian; none where the page is Georgian. */
  georgian: readonly { label: string; value: string }[];
  token: string;
};

/** The voucher that a customer shows at the pick-up, as a poster. It always prints on one sheet. */
export function Voucher(props: VoucherProps) {
  const { booking, terms, company, token, georgian } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Tools token={token} isAhead={!isWithCustomer(booking) && !booking.isOver} />
      <article className={styles.sheet[voucherSize(t, { booking, terms })]}>
        <img className={styles.poster} src={POSTER} alt="" width={1200} height={800} />
        <Band booking={booking} />
        <Journey {...props} />
        <Car {...props} />
        <VoucherMoney booking={booking} terms={terms} />
        <VoucherDetails booking={booking} terms={terms} company={company} />
        <VoucherNotes notes={booking.notes} />
        {georgian.length > 0 && <GeorgianLine facts={georgian} />}
        <VoucherFoot company={company} />
      </article>
    </div>
  );
}

function validityOf(booking: VoucherProps["booking"]) {
  if (isWithCustomer(booking)) return booking.isOver ? "dueBack" : "handedOver";
  if (booking.status === "completed") return "completed";
  if (booking.isOver) return lacksCar(booking) ? "noCar" : "over";
  return isArranging(booking) ? "arranging" : "confirmed";
}

/** The commands of the voucher. `isAhead`: it can still be shown at a pick-up. */
function Tools({ token, isAhead }: { token: string; isAhead: boolean }) {
  const { t } = useTranslation();
  const canPrint = useHydrated();
  return (
    <div className={styles.tools}>
      <h1 className={layout.heading}>{t("ownBooking.voucher.title")}</h1>
      {isAhead && <p className={layout.lead}>{t("ownBooking.voucher.lead")}</p>}
      <div className={layout.row}>
        <Link className={button.secondary} to={href("/bookings/:token", { token })}>
          {t("ownBooking.voucher.back")}
        </Link>
        {canPrint && (
          <button className={button.primary} type="button" onClick={() => print()}>
            {t("ownBooking.voucher.print")}
          </button>
        )}
      </div>
    </div>
  );
}

function Band({ booking }: Pick<VoucherProps, "booking">) {
  const { t } = useTranslation();
  const { range } = useFormat();
  return (
    <header className={styles.band}>
      <p className={styles.country}>{t("ownBooking.voucher.poster")}</p>
      <div className={styles.holder}>
        <p className={styles.kind}>{t("ownBooking.voucher.title")}</p>
        <p className={`${styles.holderName} ${styles.fewLines}`}>
          <span className={styles.hidden}>{t("ownBooking.voucher.renter")}: </span>
          <bdi>{booking.name}</bdi>
        </p>
        <p>
          {t("ownBooking.voucher.trip", {
            count: booking.rentalDays,
            dates: range(booking.pickupDate, booking.returnDate, ""),
          })}
        </p>
        <p className={`${styles.contact} ${styles.fewLines}`}>
          <bdi>{booking.phone}</bdi>
        </p>
        <p className={`${styles.contact} ${styles.fewLines}`}>
          <bdi>{booking.email}</bdi>
        </p>
      </div>
    </header>
  );
}

function Journey({ booking, qr }: VoucherProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.journey} aria-label={t("booking.confirmation.summary")}>
      <p className={styles.valid}>{t(`ownBooking.voucher.valid.${validityOf(booking)}`)}</p>
      <Stop booking={booking} end="pickup" />
      <Stop booking={booking} end="return" />
      <div className={styles.code}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t("ownBooking.voucher.code")}
        >
          <path d={qr.path} />
        </svg>
        <p className={styles.label}>{t("booking.confirmation.reference")}</p>
        <p className={styles.reference} translate="no">
          {booking.reference}
        </p>
      </div>
    </section>
  );
}

type StopProps = Pick<VoucherProps, "booking"> & { end: "pickup" | "return" };

function Stop({ booking, end }: StopProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const map = placeMapUrl(booking[end]);
  const isAgreed = booking[end] === OTHER_PLACE;
  return (
    <div className={styles.stop}>
      <h2 className={styles.label}>{t(`ownBooking.voucher.${end}`)}</h2>
      <p className={styles.time}>{booking[`${end}Time`]}</p>
      <p className={styles.strong}>{date(booking[`${end}Date`])}</p>
      <p>{isAgreed ? t("ownBooking.voucher.agreedPlace") : placeOf(t, booking, end)}</p>
      {map !== null && (
        <p className={styles.onScreen}>
          <a href={map} target="_blank" rel="noopener noreferrer">
            {t("ownBooking.voucher.map")}
          </a>
        </p>
      )}
    </div>
  );
}

function Car({ booking, plate, car, company }: VoucherProps) {
  const { t } = useTranslation();
  const type = carTypeOf(booking);
  const facts = car && carTexts(t, { ...NO_FACTS, ...car });
  const words = [
    type && t(`fleet.card.types.${type}`),
    facts?.transmission,
    facts?.driveType,
    facts?.seats,
  ];
  return (
    <section className={styles.car} aria-label={t("ownBooking.voucher.car")}>
      <div className={styles.picture}>
        {car ? (
          <CarPicture car={car} alt={car.name} sizes="16rem" first />
        ) : (
          <Picture
            src={type ? bodyPicture(type) : PLACEHOLDER}
            alt=""
            width={800}
            height={450}
            fallback={PLACEHOLDER}
            first
          />
        )}
      </div>
      <div className={styles.box}>
        <p className={styles.model}>{carText(t, booking, { audience: "visitor" })}</p>
        <p>{words.filter(Boolean).join("\u00a0· ")}</p>
        {plate !== null && (
          <p>
            <span className={styles.hidden}>{t("booking.plate")}: </span>
            <bdi className={styles.plate} translate="no">
              {plate}
            </bdi>
          </p>
        )}
      </div>
      <div className={styles.meeting}>
        <h2 className={styles.label}>{t("ownBooking.voucher.meet")}</h2>
        <p className={styles.call}>
          <bdi>{readablePhone(company.phone)}</bdi>
        </p>
        <p>{company.siteName}</p>
      </div>
    </section>
  );
}

/** The facts of a model that a voucher doesn't show. */
const NO_FACTS = {
  fuelType: "",
  engine: "",
  engineSize: "",
  fuelConsumption: "",
  isHybrid: false,
  bags: null,
};

/** Tells the facts to somebody at a gate or a parking place who reads only Georgian. */
function GeorgianLine({ facts }: { facts: VoucherProps["georgian"] }) {
  return (
    <p className={styles.georgian} lang="ka" dir="ltr">
      {facts.map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && "\u00a0· "}
          <strong>{label}:</strong> <bdi>{value}</bdi>
        </span>
      ))}
    </p>
  );
}
