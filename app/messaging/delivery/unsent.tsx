import { useId } from "react";
import { Form, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { businessMoment } from "~/web/calendar";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import type { UnsentRow as Row } from "./outbox.queries.server";
import * as styles from "./unsent.css";

type UnsentProps = {
  rows: readonly Row[];
  /** The intent of the forms. */
  intent: string;
  /** Formats `YYYY-MM-DD HH:MM`. */
  near: (moment: string) => string;
};

/** Lists messages that could not be sent, with their reasons and buttons to resend them. */
export function Unsent({ rows, intent, near }: UnsentProps) {
  const { t } = useTranslation();
  const id = useId();
  const action = useAddress();
  if (rows.length === 0) return null;
  const failed = rows.filter(({ deadAt }) => deadAt !== null);
  return (
    <section className={message.problem} aria-labelledby={id}>
      <h2 id={id}>{t("delivery.unsent.title")}</h2>
      <p>
        {t("delivery.unsent.safe")} {failed.length > 0 && t("delivery.unsent.fix")}
      </p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <UnsentRow key={row.id} row={row} intent={intent} near={near} />
        ))}
      </ul>
      {failed.length > 1 && (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value={intent} />
          <button className={button.secondary} name="outbox" value="all">
            {t("delivery.unsent.resendAll")}
          </button>
        </Form>
      )}
    </section>
  );
}

type UnsentRowProps = Omit<UnsentProps, "rows"> & { row: Row };

function UnsentRow({ row, intent, near }: UnsentRowProps) {
  const { t } = useTranslation();
  const action = useAddress();
  const failed = row.deadAt === null ? null : businessMoment(new Date(row.deadAt));
  return (
    <li className={styles.row}>
      <div>
        <strong>
          {t(`delivery.channels.${row.channel}`)} · {t(`delivery.kinds.${row.kind}`)}
          {row.bookingId !== null && ` · ${t("operator.number", { id: row.bookingId })}`}
        </strong>
        {row.channel === "emailVisitor" && <p>{t("delivery.unsent.customer")}</p>}
        <p className={styles.soft}>
          {[row.reason, failed ? near(failed) : t("delivery.unsent.waiting")]
            .filter(Boolean)
            .join("\u00A0· ")}
        </p>
      </div>
      {failed && (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value={intent} />
          <button className={button.secondary} name="outbox" value={row.id}>
            {t("delivery.unsent.resend")}
          </button>
        </Form>
      )}
    </li>
  );
}

/** Returns the address of the page that lists the messages. */
function useAddress() {
  const { pathname, search } = useLocation();
  return useLocalTo(pathname + search);
}
