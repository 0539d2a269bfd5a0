import { CallLink } from "~/catalog/company/call-link";
import { whatsappLink, type Company } from "~/catalog/company/company";
import { usePromises } from "~/catalog/company/use-company";
import type { Place } from "~/catalog/pricing/places";
import { soonText } from "~/booking/contact-message";
import { replyOf } from "~/booking/reply-by";
import { isPickupTooSoon, pickupOf } from "~/booking/notices/notices";
import * as sendingStyles from "~/booking/sending/sending.css";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { businessInstant, businessTime } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";
import { useTranslation } from "~/web/i18n/use-translation";
import type { FormValues } from "./form-values";
import type { ClockTime } from "./use-clock";

type AnswerTimeProps = {
  typed: FormValues;
  clock: ClockTime & { isLive: boolean };
  company: Company;
  places: readonly Place[];
};

/**
 * Says at the button when a request that is sent now will be answered. HTML that may come from a cache has the rule. If
 * the pick-up is too soon for an answer, it offers a call and WhatsApp.
 */
export function AnswerTime({ typed, clock, company, places }: AnswerTimeProps) {
  const { t } = useTranslation();
  const isPromised = usePromises().answer;
  if (isPickupTooSoon(typed, { now: clock, hours: company.hours })) {
    return <SoonLinks typed={typed} company={company} places={places} />;
  }
  if (!isPromised) return null;
  return (
    <p className={sendingStyles.line}>
      {clock.isLive ? (
        <Deadline typed={typed} now={clock} company={company} />
      ) : (
        t("booking.answer.rule", company.hours)
      )}
    </p>
  );
}

type DeadlineProps = Pick<AnswerTimeProps, "typed" | "company"> & { now: ClockTime };

function Deadline({ typed, now, company }: DeadlineProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const createdAt = businessInstant(now.date, now.time);
  const { by } = replyOf({ createdAt, pickup: pickupOf(typed) }, company.hours);
  if (!by) return t("booking.answer.rule", company.hours);
  const reply = businessTime(by);
  const isToday = reply.date === now.date;
  return t(`booking.answer.${isToday ? "today" : "by"}`, {
    time: reply.time,
    date: date(reply.date),
  });
}

type CallProps = Omit<AnswerTimeProps, "clock">;

function SoonLinks(props: CallProps) {
  const { t } = useTranslation();
  return (
    <div className={`${sendingStyles.line} ${layout.stack}`}>
      <p>{t("booking.answer.soon")}</p>
      <div className={layout.row}>
        <CallNow {...props} />
      </div>
    </div>
  );
}

/** Links that call the company, and open WhatsApp with what was chosen. */
export function CallNow({ typed, company, places }: CallProps) {
  const { t } = useTranslation();
  return (
    <>
      <CallLink className={button.secondary} phone={company.phone} />
      <a
        className={button.secondary}
        href={whatsappLink(company.whatsapp, soonText(t, typed, places))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("booking.confirmation.via.whatsapp")}
      </a>
    </>
  );
}
