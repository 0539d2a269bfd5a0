import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { message } from "~/ui/message.css";
import { PageTitle } from "~/ui/page/page-title";
import { writeStorage } from "~/web/browser/storage";
import * as styles from "./desk-layout.css";
import { useDeskNotifications } from "./use-desk-notifications";

type DeskLayoutProps = {
  title: string;
  /** Next to the title, such as the status of a booking. */
  note?: ReactNode;
  /** Links and buttons of the page's head. */
  actions?: ReactNode;
  /** What the last form of the page has done. */
  done?: string | null;
  /** Why the last form was refused, as an alert; a form may show it itself. */
  problem?: ReactNode;
  /** Whether the last form was refused, if `problem` does not say so. */
  isRefused?: boolean;
  children: ReactNode;
};

/** A page in the frame of the desk: its head, how its last form ended, and its content. */
export function DeskLayout({ title, note, actions, children, ...outcome }: DeskLayoutProps) {
  const { t } = useTranslation();
  const { done = null, problem, isRefused = Boolean(problem) } = outcome;
  useEffect(() => writeStorage(STAFF_HINT_KEY, "true"), []);
  useDeskNotifications();
  return (
    <div className={styles.page}>
      <PageTitle title={`${title} · ${t("operator.title")}`} isRefused={isRefused} done={done} />
      <div className={styles.head}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {note}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {done && (
        <p className={message.good} role="status">
          {done}
        </p>
      )}
      {problem}
      {children}
    </div>
  );
}
