import { depositText } from "~/booking/deposit-text";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import type { Booking } from "~/booking/booking";
import { isWithCustomer, type WithCar } from "~/booking/booking-car";
import { IndicativeTotal } from "~/catalog/fleet/prices/indicative-total";
import { priceBreakdown } from "~/catalog/fleet/prices/price-breakdown";
import { readablePhone, type Company } from "~/catalog/company/company";
import { useClaims, useMoney, usePromises } from "~/catalog/company/use-company";
import { sumToPay } from "~/catalog/pricing/quote";
import { TermValue } from "~/catalog/terms/term-list";
import { termLabel, termText } from "~/catalog/terms/term-texts";
import { termsWith, termsWithout, type Term, type TermKey } from "~/catalog/terms/terms";
import { shortNote } from "~/booking/manage/change/short-note";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./voucher.css";
import * as own from "./voucher-details.css";

type BookingProps = { booking: Booking & WithCar; terms: readonly Term[] };

/** The terms that stand beside the sum. */
const OF_MONEY: readonly TermKey[] = ["deposit", "payment"];

/** Shows the sum on its plate, what it consists of, and the deposit. */
export function VoucherMoney({ booking, terms }: BookingProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = priceBreakdown(t, booking);
  const sum = rows.find(({ isSum }) => isSum);
  const parts = rows.filter(({ isSum }) => !isSum);
  return (
    <section className={own.money} aria-label={t("booking.price.title")}>
      <div className={own.sumPlate}>
        <p className={own.sumLabel}>{sum?.label}</p>
        <p className={own.sum}>{sum?.value}</p>
        {termsWith(terms, ["payment"]).map((term) => (
          <p key={term.key}>{termText(t, money, term)}</p>
        ))}
      </div>
      <div className={styles.box}>
        <dl className={own.lines} aria-label={t("booking.price.title")}>
          {parts.map(({ label, value }, index) => (
            // oxlint-disable-next-line no-array-index-key -- two seasons or extras may have one label.
            <div key={index} className={own.line}>
              <dt className={own.item}>{label}</dt>
              <dd className={own.amount}>{value}</dd>
            </div>
          ))}
          {termsWith(terms, ["deposit"]).map((term) => (
            <div key={term.key} className={own.line}>
              <dt className={`${styles.strong} ${own.item}`}>{termLabel(t, term)}</dt>
              <dd className={own.amount}>{termText(t, money, term)}</dd>
            </div>
          ))}
        </dl>
        <div className={own.guide}>
          <IndicativeTotal amount={sumToPay(booking)} money={booking} />
        </div>
      </div>
    </section>
  );
}

/** Shows the terms, what to bring and what to do in an accident. */
export function VoucherDetails({ booking, terms, company }: BookingProps & { company: Company }) {
  const { t } = useTranslation();
  const rest = termsWithout(terms, OF_MONEY);
  return (
    <dl className={own.details[sizeOf(t, rest, booking.notes)]}>
      {!isWithCustomer(booking) && (
        <Detail title={t("ownBooking.voucher.bring")}>
          <BringText deposit={booking.car.deposit} />
        </Detail>
      )}
      {rest.map((term) => (
        <Detail key={term.key} title={termLabel(t, term)} isText={"text" in term}>
          <TermValue term={term} isCompact={false} />
        </Detail>
      ))}
      <Detail title={t("ownBooking.voucher.accident")}>
        {t("ownBooking.voucher.accidentText")}{" "}
        <bdi className={styles.whole}>{readablePhone(company.phone)}</bdi>
      </Detail>
    </dl>
  );
}

type DetailProps = { title: string; isText?: boolean; children: ReactNode };

function Detail({ title, isText = false, children }: DetailProps) {
  return (
    <div className={own.detail}>
      <dt className={own.term}>{title}</dt>
      <dd className={isText ? own.termText : own.value}>{children}</dd>
    </div>
  );
}

/** Names what to bring, with the deposit if there is one. */
function BringText({ deposit }: { deposit: number | null }) {
  const { t } = useTranslation();
  const money = useMoney();
  const claims = useClaims();
  const promises = usePromises();
  if (deposit === 0 || (deposit === null && !promises.deposit)) {
    return t("ownBooking.voucher.bringPapers");
  }
  const amount = depositText(t, money, deposit, claims.deposit);
  return t("ownBooking.voucher.bringText", { amount });
}

/** The numbers of characters up to which the details have room on paper in each size. */
const ROOM = { usual: 700, dense: 1300 } as const;

/** Returns the size of the details on paper, by how much there is to say. */
function sizeOf(t: TFunction, terms: readonly Term[], notes: string) {
  const money = { currency: "USD", exchange: null } as const;
  const texts = terms.map((term) => termLabel(t, term) + termText(t, money, term).slice(0, 300));
  const length = texts.join("").length + Math.min(notes.length, 400);
  if (length <= ROOM.usual) return "usual";
  return length <= ROOM.dense ? "dense" : "tight";
}

/** The numbers of lines of the price up to which the sheet has room in each size. */
const LINES = { usual: 8, full: 14 } as const;

/** Returns the size of a whole voucher on paper, by the lines of its price and the length of its terms. */
export function voucherSize(t: TFunction, { booking, terms }: BookingProps) {
  const count = priceBreakdown(t, booking).length;
  if (count <= LINES.usual) return "usual";
  const isLong = sizeOf(t, termsWithout(terms, OF_MONEY), booking.notes) === "tight";
  return count <= LINES.full && !isLong ? "full" : "packed";
}

/** The customer's notes, short enough for the sheet. */
export function VoucherNotes({ notes }: { notes: string }) {
  const { t } = useTranslation();
  const { text, isCut } = shortNote(notes);
  if (!text) return null;
  return (
    <section className={own.notes}>
      <h2 className={styles.strong}>{t("ownBooking.voucher.notes")}</h2>
      <p className={styles.someLines} dir="auto">
        {text}
      </p>
      {isCut && <p className={styles.label}>{t("ownBooking.voucher.shortened")}</p>}
    </section>
  );
}
