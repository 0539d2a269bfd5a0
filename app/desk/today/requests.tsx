import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { useTranslation } from "~/web/i18n/use-translation";
import { carText } from "~/booking/booking-car";
import { replyTo } from "~/booking/reply-by";
import { useOfficeHours } from "~/catalog/company/use-company";
import { badge } from "~/ui/badge.css";
import { businessMoment } from "~/web/calendar";
import { BookingLink } from "~/desk/bookings/booking-link";
import { DecisionForms } from "~/desk/bookings/page/decision-forms";
import { useFormat } from "~/web/i18n/format";
import { useMoments } from "~/web/i18n/moments";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { TodayRows } from "./load-today.server";
import type { Request } from "~/booking/agenda/today";
import * as styles from "./today.css";
import { TodaySection } from "./today-section";
import { useTodayAddress } from "./today-view";

/** Shows the bookings that need an answer, each with the forms that answer it. */
export function Requests({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { requests, asked, view } = today;
  if (requests.rows.length === 0) {
    // The requests of the question about unanswered ones are waiting too.
    if (asked.length > 0 || view.kind !== "all") return null;
    return <p className={styles.soft}>{t("desk.today.noRequests")}</p>;
  }
  return (
    <TodaySection
      list="requests"
      title={t("desk.today.requests", { count: requests.total })}
      note={t("desk.today.oldestFirst")}
      listed={requests}
      today={today}
    >
      {requests.rows.map((request) => (
        <RequestRow key={request.id} request={request} today={today} />
      ))}
    </TodaySection>
  );
}

function RequestRow({ request, today }: { request: Request; today: TodayRows }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { age, near } = useMoments();
  const { by, isTooSoon } = replyTo(request, useOfficeHours());
  const isOverdue = by !== null && by < new Date(today.now);
  const dueText = isOverdue ? "desk.today.answerOverdue" : "desk.today.answerBy";
  const { id, name, pickupDate, returnDate, createdAt } = request;
  return (
    <li className={styles.request} aria-labelledby={`request-${id}`}>
      <div className={styles.requestText}>
        <p className={styles.age}>
          <span className={visuallyHidden}>{t("desk.today.waiting")} </span>
          {age(createdAt, today.now)}
          {by && ` · ${t(dueText, { when: near(businessMoment(by), today.date) })}`}
        </p>
        <h3 className={styles.name} id={`request-${id}`}>
          <BookingLink id={id}>{name}</BookingLink>{" "}
          {isTooSoon && <span className={badge.problem}>{t("desk.today.urgent")}</span>}
        </h3>
        <p className={styles.facts}>
          {carText(t, request, { audience: "staff" })}&nbsp;·{" "}
          {range(pickupDate, returnDate, today.date)}&nbsp;·{" "}
          <span className={styles.price}>
            {amountText(t, { ...request, pickup: request.place })}
          </span>
        </p>
      </div>
      <div className={styles.step}>
        <DecisionForms
          booking={{ ...request, status: "pending", isOut: false }}
          address={useTodayAddress()}
          isCorrectable={false}
          isInRow
        />
      </div>
    </li>
  );
}
