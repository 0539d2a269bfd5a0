import { HiddenValues } from "~/ui/form/hidden-values";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { BookingFormFields } from "~/desk/bookings/page/revision";
import { PhoneLink } from "~/desk/phone-link";
import { Link } from "~/web/i18n/link";
import { isolate } from "~/web/i18n/isolate";
import { button } from "~/ui/form/button.css";
import { message as box } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { PREVIEW_SEEN } from "./move";
import type { CustomerMessage, MovePreview as Preview } from "./move-preview.server";
import { TextWithPlates } from "~/catalog/fleet/vehicles/plate-text";

type MovePreviewProps = {
  preview: Preview;
  booking: { id: number; revision: string };
  address: string;
};

/** Shows the step before a change of cars, above the form that led to it: what the customers will read. */
export function MovePreview({ preview, booking, address }: MovePreviewProps) {
  const { t } = useTranslation();
  const { intent, fields, messages } = preview;
  const submit = messages.some(({ isSent }) => isSent) ? intent : (`${intent}Only` as const);
  return (
    <section
      className={box.notice}
      aria-labelledby="move-preview"
      tabIndex={-1}
      ref={useFocusOnArrival()}
    >
      <h2 className={styles.sectionTitle} id="move-preview">
        {t(`operator.preview.${intent}`)}
      </h2>
      {messages.map((message) => (
        <MessageText key={message.id} message={message} />
      ))}
      <Form method="post" action={address} className={styles.question}>
        <BookingFormFields intent={DESK_INTENTS[intent]} booking={booking} />
        <HiddenValues values={fields} />
        <input type="hidden" name={PREVIEW_SEEN} value="on" />
        <div className={styles.actions}>
          <button className={button.primary}>{t(`operator.preview.submit.${submit}`)}</button>
          <Link className={button.secondary} to={address}>
            {t("operator.preview.back")}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/**
 * Moves the focus to the step: the forms of the page leave its scroll position, and a page from the server
 * begins at its top.
 */
function useFocusOnArrival() {
  const section = useRef<HTMLElement>(null);
  const isFromServer = useRef(!useHydrated());
  useEffect(() => {
    if (isFromServer.current) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  return section;
}

function MessageText({ message }: { message: CustomerMessage }) {
  const { t } = useTranslation();
  const { name, phoneE164, isSent, lang, title, paragraphs } = message;
  return (
    <div>
      <p>
        {t(isSent ? "operator.preview.sent" : "operator.preview.call", { name: isolate(name) })}
      </p>
      {!isSent && phoneE164 && (
        <p>
          <PhoneLink phone={phoneE164} phoneE164={phoneE164} />
        </p>
      )}
      <blockquote className={styles.quote} lang={lang}>
        <p>
          <strong>
            <TextWithPlates text={title} />
          </strong>
        </p>
        {paragraphs.map((text) => (
          <p key={text} dir="auto">
            <TextWithPlates text={text} />
          </p>
        ))}
      </blockquote>
    </div>
  );
}
