import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { carText } from "~/booking/booking-car";
import { NO_FILTERS } from "~/desk/bookings/list/booking-filters";
import { BookingLink } from "~/desk/bookings/booking-link";
import { DecisionForms } from "~/desk/bookings/page/decision-forms";
import { listAddress } from "~/desk/desk-address";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { useMoments } from "~/i18n/moments";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { TodayRows } from "./load-today.server";
import type { Request } from "~/booking/agenda/today";
import * as styles from "./today.css";

/** The bookings that need an answer, each with the forms that answer it. */
export function Requests({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { requests, hasMoreRequests, asked } = today;
  if (requests.length === 0) {
    // Those of the question about unanswered requests are waiting too.
    return asked.length > 0 ? null : <p className={styles.soft}>{t("desk.today.noRequests")}</p>;
  }
  return (
    <section className={styles.part} aria-labelledby="requests-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="requests-title">
          {t("desk.today.requests", { count: requests.length })}
        </h2>
        <span className={styles.soft}>{t("desk.today.oldestFirst")}</span>
      </div>
      <ol className={styles.list}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} today={today} />
        ))}
      </ol>
      {hasMoreRequests && (
        <p>
          <Link to={listAddress({ ...NO_FILTERS, status: "pending" })}>
            {t("desk.today.allRequests")}
          </Link>
        </p>
      )}
    </section>
  );
}

function RequestRow({ request, today }: { request: Request; today: TodayRows }) {
  const { t } = useTranslation();
  const { range, money } = useFormat();
  const { age } = useMoments();
  const { id, name, pickupDate, returnDate, totalPrice, currency, createdAt } = request;
  return (
    <li className={styles.request} aria-labelledby={`request-${id}`}>
      <div className={styles.requestText}>
        <p className={styles.age}>
          <span className={visuallyHidden}>{t("desk.today.waiting")} </span>
          {age(createdAt, today.now)}
        </p>
        <h3 className={styles.name} id={`request-${id}`}>
          <BookingLink id={id}>{name}</BookingLink>
        </h3>
        <p className={styles.facts}>
          {carText(t, request, { reader: "operator" })} ·{" "}
          {range(pickupDate, returnDate, today.date)} ·{" "}
          <span className={styles.sum}>{money(totalPrice, currency)}</span>
        </p>
      </div>
      <div className={styles.step}>
        <DecisionForms
          booking={{ ...request, status: "pending", isOut: false }}
          address={href("/admin/today")}
          isCorrectable={false}
          isInRow
        />
      </div>
    </li>
  );
}
