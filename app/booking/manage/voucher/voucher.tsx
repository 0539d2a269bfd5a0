import type { ReactNode } from "react";
import { href } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { localizedIn } from "~/web/i18n/localized";
import type { Booking, PassedTimes } from "~/booking/booking";
import {
  carText,
  carTypeOf,
  isArranging,
  isWithCustomer,
  lacksCar,
  type WithCar,
} from "~/booking/booking-car";
import { useClaims, usePromises, useMoney } from "~/catalog/company/use-company";
import { depositText } from "~/booking/deposit-text";
import { TermLine } from "~/catalog/terms/term-list";
import type { Term } from "~/catalog/terms/terms";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { placeOf } from "~/booking/place-of";
import { readablePhone, type Company } from "~/catalog/company/company";
import { CompanyNumber } from "~/catalog/company/company-number";
import { CompanyAddress } from "~/catalog/company/company-address";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import { shortNote } from "~/booking/manage/change/short-note";
import * as styles from "./voucher.css";

type VoucherProps = {
  booking: Booking & WithCar & PassedTimes;
  plate: string | null;
  /** The terms, of which one line has room on the sheet: those that decide. */
  terms: readonly Term[];
  company: Company;
  token: string;
};

/** The voucher that a customer shows at the pick-up. It always prints on one sheet. */
export function Voucher({ booking, plate, terms, company, token }: VoucherProps) {
  const { t } = useTranslation();
  const type = carTypeOf(booking);
  return (
    <div className={styles.page}>
      <Tools token={token} isAhead={!isWithCustomer(booking) && !booking.isOver} />
      <article className={styles.sheet}>
        <Head booking={booking} company={company} />
        <p className={styles.valid}>
          <StatusBadge status={booking.status} />
          {t(`ownBooking.voucher.valid.${validityOf(booking)}`)}
        </p>
        <div className={styles.pair}>
          <Stop booking={booking} end="pickup" />
          <Stop booking={booking} end="return" />
        </div>
        <div className={styles.pair}>
          <Box title={t("ownBooking.voucher.renter")}>
            <p className={`${styles.strong} ${styles.fewLines}`}>
              <bdi>{booking.name}</bdi>
            </p>
            <p className={styles.fewLines}>
              <bdi>{booking.phone}</bdi>
            </p>
            <p className={styles.fewLines}>
              <bdi>{booking.email}</bdi>
            </p>
          </Box>
          <Box title={t("ownBooking.voucher.car")}>
            <p className={styles.strong}>{carText(t, booking, { audience: "visitor" })}</p>
            {type && <p>{t(`fleet.card.types.${type}`)}</p>}
            {plate !== null && (
              <p>
                <PlateText text={t("ownBooking.voucher.plate", { plate })} plate={plate} />
              </p>
            )}
          </Box>
        </div>
        <Notes notes={booking.notes} />
        <div className={styles.tearLine}>
          <PriceLines booking={booking} />
          <TermLine terms={terms} today={null} />
        </div>
        <Foot
          company={company}
          deposit={booking.car.deposit}
          isWithCustomer={isWithCustomer(booking)}
        />
      </article>
    </div>
  );
}

function validityOf(booking: VoucherProps["booking"]) {
  if (isWithCustomer(booking)) return booking.isOver ? "dueBack" : "handedOver";
  if (booking.status === "confirmed" && booking.isOver) return lacksCar(booking) ? "noCar" : "over";
  return isArranging(booking) ? "arranging" : booking.status;
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

function Head({ booking, company }: Pick<VoucherProps, "booking" | "company">) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <p className={styles.brand} translate="no">
        {company.siteName}
      </p>
      <div className={styles.numberBox}>
        <p className={styles.label}>{t("booking.confirmation.reference")}</p>
        <p className={styles.number} translate="no">
          {booking.reference}
        </p>
      </div>
    </header>
  );
}

function Stop({ booking, end }: { booking: Booking; end: "pickup" | "return" }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className={styles.stop}>
      <h2 className={styles.label}>{t(`ownBooking.voucher.${end}`)}</h2>
      <p className={styles.strong}>{placeOf(t, booking, end)}</p>
      <p>
        {date(booking[`${end}Date`])}, <strong>{booking[`${end}Time`]}</strong>
      </p>
    </div>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.label}>{title}</h2>
      {children}
    </div>
  );
}

function Notes({ notes }: { notes: string }) {
  const { t } = useTranslation();
  const { text, isCut } = shortNote(notes);
  if (!text) return null;
  return (
    <Box title={t("ownBooking.voucher.notes")}>
      <p className={styles.someLines} dir="auto">
        {text}
      </p>
      {isCut && <p className={styles.label}>{t("ownBooking.voucher.shortened")}</p>}
    </Box>
  );
}

type FootProps = { company: Company; deposit: number | null; isWithCustomer: boolean };

function Foot({ company, deposit, isWithCustomer: hasCar }: FootProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const claims = useClaims();
  const promises = usePromises();
  const address = localizedIn(company.address, useLanguage());
  return (
    <div className={`${styles.tearLine} ${styles.pair}`}>
      {!hasCar && (
        <Box title={t("ownBooking.voucher.bring")}>
          <p>
            {deposit === 0 || (deposit === null && !promises.deposit)
              ? t("ownBooking.voucher.bringPapers")
              : t("ownBooking.voucher.bringText", {
                  amount: depositText(t, money, deposit, claims.deposit),
                })}
          </p>
        </Box>
      )}
      <Box title={t("ownBooking.voucher.reach")}>
        <p className={styles.strong}>{readablePhone(company.phone)}</p>
        <p translate="no">WhatsApp {readablePhone(company.whatsapp)}</p>
        <p translate="no">{company.email}</p>
        {address && (
          <p>
            <CompanyAddress address={address} />
          </p>
        )}
        <CompanyNumber company={company} />
      </Box>
    </div>
  );
}
