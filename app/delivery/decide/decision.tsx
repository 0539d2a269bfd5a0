import type { TFunction } from "i18next";
import { Form, href, useNavigation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { shortGapText } from "~/booking/gaps/short-gap-text";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { actorName } from "~/delivery/actors";
import { Link, useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import * as card from "~/ui/page/card.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import { ErrorState } from "~/ui/page/state/error-state";
import type { DecisionView } from "./decision-page.server";
import * as styles from "./decision.css";

type DecisionProps = {
  view: DecisionView;
  token: string;
  /** The bookings in the way, if the decision was refused for want of a vehicle. */
  conflicts: readonly number[] | null;
};

/** The page of the decision link in the operator's e-mail. */
export function Decision({ view, token, conflicts }: DecisionProps) {
  const { t } = useTranslation();
  const title = t("delivery.decide.title");
  const done = view.kind === "open" ? null : decidedText(t, view);
  return (
    <div className={layout.section}>
      <PageTitle title={title} done={done} isRefused={conflicts !== null} />
      <div className={styles.page}>
        <h1 className={layout.heading}>{title}</h1>
        {conflicts && <NoVehicle conflicts={conflicts} />}
        {view.kind === "open" && <Pending booking={view.booking} token={token} />}
        {done && (
          <p className={message.good} role="status">
            {done}
          </p>
        )}
        {view.kind === "decided" && <ShortGaps gaps={view.gaps} />}
        <ToDesk />
      </div>
    </div>
  );
}

function NoVehicle({ conflicts }: { conflicts: readonly number[] }) {
  const { t } = useTranslation();
  const numbers = conflicts.map((id) => t("operator.number", { id })).join(", ");
  return (
    <div className={message.problem} role="alert">
      <p>
        {numbers === ""
          ? t("delivery.decide.fullOnly")
          : `${t("delivery.decide.full")} ${numbers}.`}
      </p>
      <p>{t("delivery.decide.overbook")}</p>
    </div>
  );
}

type OpenBooking = Extract<DecisionView, { kind: "open" }>["booking"];

function Pending({ booking, token }: { booking: OpenBooking; token: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={card.padded}>
        <div className={layout.row}>
          <h2>
            {booking.id} · {booking.name}
          </h2>
          <StatusBadge status={booking.status} />
        </div>
        <TripFacts booking={booking} />
        <BookingNotices notices={booking.notices} reader="operator" />
        <PriceLines booking={booking} />
      </div>
      <p>{t("delivery.decide.question")}</p>
      <Buttons token={token} />
    </>
  );
}

function Buttons({ token }: { token: string }) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/decide/:token", { token }));
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form className={layout.row} method="post" action={action}>
      <button className={button.primary} name="status" value="confirmed" disabled={sending}>
        {t("delivery.confirm")}
      </button>
      <button className={button.secondary} name="status" value="cancelled" disabled={sending}>
        {t("delivery.cancel")}
      </button>
    </Form>
  );
}

type Decided = Extract<DecisionView, { kind: "decided" }>;

function decidedText(t: TFunction, { id, status, decidedBy }: Decided) {
  return status === "pending"
    ? t("delivery.decide.used", { id })
    : t(`delivery.decided.${status}`, { id, by: actorName(t, decidedBy) });
}

function ShortGaps({ gaps }: Pick<Decided, "gaps">) {
  const { t } = useTranslation();
  if (gaps.length === 0) return null;
  return (
    <div className={message.notice}>
      {gaps.map((gap) => (
        <p key={gap.id}>
          {shortGapText(t, gap)}{" "}
          <Link to={href("/admin/bookings/:id", { id: String(gap.id) })}>
            {t("operator.number", { id: gap.id })}
          </Link>
        </p>
      ))}
    </div>
  );
}

function ToDesk() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to={`${href("/admin")}?tab=bookings`}>{t("delivery.open")}</Link>
    </p>
  );
}

export function ExpiredLink() {
  const { t } = useTranslation();
  return (
    <ErrorState
      picture="not-found"
      title={t("delivery.decide.old.title")}
      text={t("delivery.decide.old.text")}
    >
      <ToDesk />
    </ErrorState>
  );
}
