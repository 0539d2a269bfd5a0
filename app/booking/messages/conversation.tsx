import * as styles from "~/booking/manage/my-booking.css";
import type { OwnBookingPage } from "~/booking/manage/my-booking.server";
import { button } from "~/ui/form/button.css";
import { useFormat } from "~/web/i18n/format";
import { languageDetails } from "~/web/i18n/languages";
import { useTranslation } from "~/web/i18n/use-translation";

type Entry = OwnBookingPage["conversation"][number];

type ConversationProps = {
  page: OwnBookingPage;
  /** Whether it is unfolded, as after the customer has written. */
  isOpen: boolean;
};

/** The fold with what the customer wrote and the mails that they got, newest first. */
export function Conversation({ page, isOpen }: ConversationProps) {
  const { t } = useTranslation();
  const { booking, conversation } = page;
  const hasMails = conversation.some(({ from }) => from === "company");
  return (
    <section className={styles.conversation} id="messages" aria-labelledby="messages-title">
      <h2 className={styles.title} id="messages-title">
        {t("ownBooking.messages.title")}
      </h2>
      <details open={isOpen} key={`${isOpen}`}>
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t("ownBooking.messages.open", { count: conversation.length })}
        </summary>
        <div className={styles.unfolded}>
          {hasMails && !booking.isProven && <p>{t("ownBooking.messages.unproven")}</p>}
          <ol className={styles.entries}>
            {conversation.map((entry) => (
              <li key={`${entry.from} ${entry.id}`}>
                <WrittenEntry entry={entry} company={page.company.name} />
              </li>
            ))}
          </ol>
        </div>
      </details>
    </section>
  );
}

function WrittenEntry({ entry, company }: { entry: Entry; company: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { from, sent } = entry;
  return (
    <>
      <p className={styles.soft}>
        <bdi>{from === "customer" ? t("ownBooking.messages.you") : company}</bdi>
        {` · ${date(sent.date)}, ${sent.time}`}
      </p>
      {entry.from === "customer" ? (
        <p className={styles.message} dir="auto">
          {entry.text}
        </p>
      ) : (
        <MailCopy entry={entry} />
      )}
    </>
  );
}

/** A mail in the language and with the words in which the customer got it. */
function MailCopy({ entry }: { entry: Extract<Entry, { from: "company" }> }) {
  const { lang, subject, text } = entry;
  return (
    <details className={styles.mail} lang={lang} dir={languageDetails(lang).dir}>
      <summary>{subject}</summary>
      {text.map((lines, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text of a mail that was sent never changes.
        <p className={styles.text} dir="auto" key={index}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of such a mail never change either.
            <span key={at}>
              {at > 0 && "\n"}
              {line.href === undefined ? line.text : <a href={line.href}>{line.text}</a>}
            </span>
          ))}
        </p>
      ))}
    </details>
  );
}
