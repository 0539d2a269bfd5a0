import { useEffect, useRef, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { TextWithPlates } from "~/catalog/fleet/vehicles/plate-text";
import { markStaff } from "~/messaging/notifications/live-bookings";
import { useNotifications } from "~/messaging/notifications/store";
import { message } from "~/ui/message.css";
import { PageTitle } from "~/ui/page/page-title";
import * as styles from "./desk-layout.css";
import { showsBell, type Frame } from "./frame/frame";
import { HeldBox } from "./held/held-box";
import { PasswordNotice } from "./gate/password-notice";
import { ChannelNotice } from "./settings/channel-faults";
import { SetupBox } from "./setup/setup-box";
import { useAskIfUnsaved } from "./unsaved/use-ask-if-unsaved";
import { useArrivalToast } from "./use-desk-notifications";
import { UndoForm, useOpenUndo } from "./undo";
import { useDoneToast } from "./use-done-toast";
import type { FlashMessage } from "./use-flash-message";
import { usePressedForm } from "./use-pressed-form";

type DeskLayoutProps = {
  title: string;
  /** Next to the title, such as the status of a booking. */
  note?: ReactNode;
  /** Links and buttons of the page's head. */
  actions?: ReactNode;
  /** What the last form of the page has done, and how to undo it; not shown beside a problem. */
  done?: FlashMessage | string | null;
  /** Whether the forms of the page leave its scroll position: `done` can be out of view. */
  preservesScroll?: boolean;
  /** Why the last form was refused, as an alert; a form may show it itself. */
  problem?: ReactNode;
  /** Whether the last form was refused, if `problem` does not say so. */
  isRefused?: boolean;
  children: ReactNode;
};

function useBell() {
  return showsBell(useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame")?.frame);
}

function doneOf(done: DeskLayoutProps["done"]) {
  if (done && typeof done === "object") return { done: done.text, undo: done.undo };
  return { done: done ?? null, undo: null };
}

/** A page in the frame of the desk: its head, how its last form ended, and its content. */
export function DeskLayout({ title, note, actions, children, ...outcome }: DeskLayoutProps) {
  const { t } = useTranslation();
  const { problem, isRefused = Boolean(problem) } = outcome;
  const { done, undo } = doneOf(isRefused ? null : outcome.done);
  const openUndo = useOpenUndo(undo);
  const hasBell = useBell();
  const { unread } = useNotifications();
  const doneMessage = useRef<HTMLDivElement>(null);
  useEffect(() => markStaff(hasBell), [hasBell]);
  useArrivalToast();
  useAskIfUnsaved(done !== null);
  useDoneToast(doneMessage, outcome.preservesScroll ? done : null, openUndo);
  return (
    <div className={styles.page} onSubmitCapture={usePressedForm()}>
      <PageTitle
        title={`${title} · ${t("operator.title")}`}
        isRefused={isRefused}
        done={done}
        unread={unread}
      />
      <div className={styles.head}>
        <div className={styles.heading}>
          <h1 className={styles.title}>
            <TextWithPlates text={title} />
          </h1>
          {note}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {done && (
        <div className={message.good} ref={doneMessage}>
          <p role="status">{done}</p>
          {undo && (
            <div className={styles.undo}>
              {openUndo ? <UndoForm undo={openUndo} /> : t("operator.undoOver")}
            </div>
          )}
        </div>
      )}
      <PasswordNotice />
      <HeldBox />
      <ChannelNotice />
      <SetupBox />
      {problem}
      {children}
    </div>
  );
}
