import type { TFunction } from "i18next";
import { Form, href, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { shortGapText } from "~/booking/notices/short-gap-text";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { TripFacts } from "~/booking/trip-facts";
import { actorName } from "~/messaging/delivery/actors";
import { useFormat } from "~/web/i18n/format";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as card from "~/ui/page/card.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { Checkbox } from "~/ui/form/choice";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { DecisionAnswer, DecisionView } from "./decision-page.server";
import * as styles from "./decision.css";

type DecisionProps = {
  view: DecisionView;
  token: string;
  /** The result of the last press, unless it decided. */
  answer: DecisionAnswer | undefined;
};

/** The page of the decision link in the company's e-mail. */
export function Decision({ view, token, answer }: DecisionProps) {
  const { t } = useTranslation();
  const conflicts = answer && "conflicts" in answer ? answer.conflicts : null;
  const isUnnamed = answer !== undefined && "isUnnamed" in answer;
  const isOver = answer !== undefined && "isOver" in answer;
  const question = answer && "asks" in answer ? answer : null;
  const title = t("delivery.decide.title");
  const done = view.kind === "open" ? null : decidedText(t, view);
  return (
    <div className={layout.section}>
      <PageTitle
        title={title}
        done={done}
        isRefused={conflicts !== null || isUnnamed || isOver || question?.isUnanswered}
      />
      <div className={styles.page}>
        <h1 className={layout.heading}>{title}</h1>
        {conflicts && <NoVehicle conflicts={conflicts} />}
        {isUnnamed && (
          <p className={message.problem} role="alert">
            {t("delivery.decide.unnamed")}
          </p>
        )}
        {isOver && (
          <p className={message.problem} role="alert">
            {t("delivery.decide.over")}
          </p>
        )}
        {view.kind === "open" && (
          <Pending booking={view.booking} token={token} question={question} />
        )}
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

type Question = Extract<DecisionAnswer, { asks: unknown }>;

type PendingProps = { booking: OpenBooking; token: string; question: Question | null };

function Pending({ booking, token, question }: PendingProps) {
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
        <TripFacts booking={booking} audience="staff" />
        <BookingNotices notices={booking.notices} audience="staff" />
        <PriceLines booking={booking} />
      </div>
      {question ? (
        <AskAgain key={question.asks} booking={booking} token={token} question={question} />
      ) : (
        <>
          <p>{t(booking.isOver ? "delivery.decide.over" : "delivery.decide.question")}</p>
          <Buttons booking={booking} token={token} />
        </>
      )}
    </>
  );
}

/** Says that the pick-up is in the past; the form then says that this was read. */
function PastPickup({ booking }: { booking: OpenBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!booking.isPickupPast || booking.isOver) return null;
  const when = { date: date(booking.pickupDate), time: booking.pickupTime };
  return (
    <>
      <p className={message.notice}>{t("operator.pickupPast", when)}</p>
      <input type="hidden" name="past" value="on" />
    </>
  );
}

type AskAgainProps = { booking: OpenBooking; token: string; question: Question };

/** Asks for what no program does by itself: to tick a box, then to press the last button instead of the first one. */
function AskAgain({ booking, token, question: { asks, isUnanswered } }: AskAgainProps) {
  const { t } = useTranslation();
  const { id } = booking;
  const address = useLocalTo(href("/decide/:token", { token }));
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form className={styles.question} method="post" action={address}>
      <h2>{t(`delivery.decide.again.${asks}`, { id })}</h2>
      {asks === "confirmed" && <PastPickup booking={booking} />}
      <p>{t("delivery.decide.again.why")}</p>
      {isUnanswered && (
        <ErrorSummary
          title={t("booking.problem")}
          entries={[{ id: "sure", messages: [t("delivery.decide.again.tick")] }]}
        />
      )}
      <input type="hidden" name="asked" value="on" />
      <p>
        <Link to={href("/decide/:token", { token })}>{t("delivery.decide.again.back")}</Link>
      </p>
      <Checkbox id="sure" name="sure" label={t(`delivery.decide.again.sure.${asks}`, { id })} />
      <div>
        <button className={button.primary} name="status" value={asks} disabled={sending}>
          {t(asks === "confirmed" ? "delivery.confirm" : "delivery.cancel")}
        </button>
      </div>
    </Form>
  );
}

function Buttons({ booking, token }: Omit<PendingProps, "question">) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/decide/:token", { token }));
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form className={layout.row} method="post" action={action}>
      <PastPickup booking={booking} />
      {!booking.isOver && (
        <button className={button.primary} name="status" value="confirmed" disabled={sending}>
          {t("delivery.confirm")}
        </button>
      )}
      <button className={button.secondary} name="status" value="cancelled" disabled={sending}>
        {t("delivery.cancel")}
      </button>
    </Form>
  );
}

type DecisionResult = Extract<DecisionView, { kind: "decided" }>;

function decidedText(t: TFunction, { id, status, decidedBy }: DecisionResult) {
  return status === "pending"
    ? t("delivery.decide.used", { id })
    : t(`delivery.decided.${status}`, { id, by: actorName(t, decidedBy) });
}

function ShortGaps({ gaps }: Pick<DecisionResult, "gaps">) {
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
