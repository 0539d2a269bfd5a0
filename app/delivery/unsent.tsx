import { useId } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { businessTime } from "~/calendar";
import { useFormat } from "~/i18n/format";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import type { DeadRow } from "./outbox.queries.server";
import * as styles from "./unsent.css";

type UnsentProps = {
  rows: DeadRow[];
  /** Of the forms. */
  intent: string;
};

/** Messages that could not be sent, with their reasons and buttons to resend them. */
export function Unsent({ rows, intent }: UnsentProps) {
  const { t } = useTranslation();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={message.problem} aria-labelledby={id}>
      <h2 id={id}>{t("delivery.unsent.title")}</h2>
      <p>{t("delivery.unsent.text")}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <UnsentRow key={row.id} row={row} intent={intent} />
        ))}
      </ul>
      {rows.length > 1 && (
        <Form method="post" action={href("/admin")}>
          <input type="hidden" name="intent" value={intent} />
          <button className={button.secondary} name="outbox" value="all">
            {t("delivery.unsent.resendAll")}
          </button>
        </Form>
      )}
    </section>
  );
}

function UnsentRow({ row, intent }: { row: DeadRow; intent: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const failed = businessTime(new Date(row.deadAt));
  return (
    <li className={styles.row}>
      <div>
        <strong>
          {t(`delivery.channels.${row.channel}`)} · {t(`delivery.kinds.${row.kind}`)}
          {row.bookingId !== null && ` · ${t("ownBooking.title", { id: row.bookingId })}`}
        </strong>
        <p className={styles.soft}>
          {row.reason} · {date(failed.date)}, {failed.time}
        </p>
      </div>
      <Form method="post" action={href("/admin")}>
        <input type="hidden" name="intent" value={intent} />
        <button className={button.secondary} name="outbox" value={row.id}>
          {t("delivery.unsent.resend")}
        </button>
      </Form>
    </li>
  );
}
