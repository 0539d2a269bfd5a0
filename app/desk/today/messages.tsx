import { Form } from "react-router";
import { useMoments } from "~/web/i18n/moments";
import { useTranslation } from "~/web/i18n/use-translation";
import { carText } from "~/booking/booking-car";
import type { WaitingMessages } from "~/booking/messages/waiting-messages.queries.server";
import { mailLink, readablePhone, whatsappLink } from "~/catalog/company/company";
import { CorrectionText } from "~/desk/bookings/correction-text";
import { BookingLink } from "~/desk/bookings/booking-link";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { isolate } from "~/web/i18n/isolate";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import { LAST_MESSAGE } from "./settle";
import type { TodayRows } from "./load-today.server";
import * as styles from "./today.css";
import { TodaySection } from "./today-section";
import { useTodayAddress } from "./today-view";

/** Shows what customers wrote and nobody has answered: first of those who have their car. */
export function Messages({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { messages, waitingMessages } = today;
  if (messages.rows.length === 0) return null;
  return (
    <TodaySection
      list="messages"
      title={t("desk.today.messages", { count: waitingMessages })}
      listed={messages}
      today={today}
    >
      {messages.rows.map((one) => (
        <MessageItem key={one.id} one={one} today={today} />
      ))}
    </TodaySection>
  );
}

function MessageItem({ one, today }: { one: WaitingMessages; today: TodayRows }) {
  const { t } = useTranslation();
  const { age } = useMoments();
  const { id, name, car, isOut, messages } = one;
  const [first] = messages;
  return (
    <li className={isOut ? styles.urgent : styles.request} aria-labelledby={`message-${id}`}>
      <div className={styles.itemText}>
        <p className={styles.age}>
          {isOut && <>{t("desk.today.hasCar")}&nbsp;· </>}
          {first && `${t("desk.today.waiting")} ${age(first.createdAt, today.now)}`}
        </p>
        <h3 className={styles.name} id={`message-${id}`}>
          <BookingLink id={id}>{name}</BookingLink>
        </h3>
        <p className={styles.facts}>
          {carText(t, one, { audience: "staff" })}
          {car.plate !== null && (
            <>
              {"\u00a0· "}
              <PlateText text={car.plate} plate={car.plate} />
            </>
          )}
        </p>
        <p className={styles.printed}>
          <bdi>{readablePhone(one.phone)}</bdi>
        </p>
        {messages.map(({ kind, text, createdAt }) => (
          <blockquote key={createdAt} className={styles.words} dir="auto">
            {kind === "corrected" ? <CorrectionText text={text} /> : text}
          </blockquote>
        ))}
      </div>
      <div className={styles.steps}>
        <AnswerLinks to={one} />
        <AnsweredForm
          one={one}
          action={useTodayAddress()}
          isNote={messages.every(({ kind }) => kind === "corrected")}
        />
      </div>
    </li>
  );
}

type AnswerTo = Pick<WaitingMessages, "name" | "phone" | "phoneE164" | "email" | "isOut">;

/** Shows links to WhatsApp, phone and mail, as far as the booking has them. */
export function AnswerLinks({ to: { name, phone, phoneE164, email, isOut } }: { to: AnswerTo }) {
  const { t } = useTranslation();
  const who = <span className={visuallyHidden}>, {isolate(name)}</span>;
  return (
    <>
      {phoneE164 ? (
        <>
          <a className={isOut ? button.primary : button.secondary} href={`tel:${phoneE164}`}>
            <Icon name="phone" />
            {t("desk.today.phone")}
            {who}
          </a>
          <a
            className={button.secondary}
            href={whatsappLink(phoneE164)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {t("booking.contacts.whatsapp")}
            {who}
          </a>
        </>
      ) : (
        phone && <bdi>{phone}</bdi>
      )}
      {email && (
        <a className={button.secondary} href={mailLink(email)}>
          <Icon name="mail" />
          {t("booking.contacts.email")}
          {who}
        </a>
      )}
    </>
  );
}

type AnsweredFormProps = {
  one: Pick<WaitingMessages, "id" | "name" | "lastId">;
  action: string;
  /** Whether there are only corrections, which need no answer. */
  isNote?: boolean;
};

/**
 * Shows the form that marks messages as answered. A message that comes after the last one shown waits on.
 */
export function AnsweredForm({
  one: { id, name, lastId },
  action,
  isNote = false,
}: AnsweredFormProps) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={DESK_INTENTS.answered} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={LAST_MESSAGE} value={lastId} />
      <button className={button.secondary}>
        <Icon name="check" />
        {t(isNote ? "desk.today.noted" : "desk.today.answered")}
        <span className={visuallyHidden}>, {isolate(name)}</span>
      </button>
    </Form>
  );
}
