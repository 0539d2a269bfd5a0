import { href } from "react-router";
import { SECURITY_LOG_DAYS } from "~/staff/security/security-event";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { chip, chips } from "~/desk/bookings/list/booking-list.css";
import * as styles from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { Pagination } from "~/ui/page/pagination";
import { detailText } from "./detail-text";
import type { SecurityPageData } from "./load-security.server";

type SecurityPageProps = { security: SecurityPageData };

/** Shows who signed in, and what was refused. */
export function SecurityPage({ security }: SecurityPageProps) {
  const { t } = useTranslation();
  const { events, isFirst, older, onlyStaff } = security;
  const page = addressOf(onlyStaff, null);
  return (
    <DeskLayout title={t("security.title")}>
      <section className={styles.section} aria-labelledby="security-title">
        <h2 className={styles.title} id="security-title">
          {t("security.list")}
        </h2>
        <p>{t("security.text", { days: SECURITY_LOG_DAYS })}</p>
        <nav className={chips} aria-label={t("security.show")} data-scrolls>
          {[false, true].map((isStaff) => (
            <Link
              key={String(isStaff)}
              className={chip}
              to={addressOf(isStaff, null)}
              aria-current={isStaff === onlyStaff || undefined}
            >
              {t(isStaff ? "security.staff" : "security.all")}
            </Link>
          ))}
        </nav>
        {events.length === 0 && <p>{t("security.none")}</p>}
        <ol className={styles.list}>
          {events.map((event) => (
            <EventEntry key={event.id} event={event} />
          ))}
        </ol>
        <Pagination
          label={t("security.pages")}
          newer={isFirst ? null : { to: page, text: t("security.newest") }}
          older={
            older === null ? null : { to: addressOf(onlyStaff, older), text: t("security.older") }
          }
        />
      </section>
    </DeskLayout>
  );
}

function addressOf(onlyStaff: boolean, before: string | null) {
  const query = new URLSearchParams({
    ...(onlyStaff && { only: "staff" }),
    ...(before && { before }),
  });
  return [href("/admin/security"), String(query)].filter(Boolean).join("?");
}

function EventEntry({ event }: { event: SecurityPageData["events"][number] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { at, account, network, detail, count } = event;
  const about = [
    account,
    network && t("security.network", { network }),
    detailText(t, detail),
    count > 1 && t("security.times", { count }),
  ].filter(Boolean);
  return (
    <li>
      <p className={styles.soft}>
        {date(at.date)}, {at.time}
      </p>
      <p>
        <strong>
          {`${t(`security.events.${event.event}`)}: ${t(`security.outcomes.${event.outcome}`)}`}
        </strong>
      </p>
      {about.length > 0 && <p className={styles.soft}>{about.join("\u00A0· ")}</p>}
    </li>
  );
}
