import { useEffect, useRef, type ReactNode, type FormEvent, type RefObject } from "react";
import { useRouteLoaderData, href, useLocation, useNavigation, useBlocker } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { TextWithPlates } from "~/catalog/fleet/vehicles/plate-text";
import { markStaff } from "~/messaging/notifications/live-bookings";
import { useNotifications } from "~/messaging/notifications/store";
import { message } from "~/ui/message.css";
import { PageTitle } from "~/ui/page/page-title";
import * as styles from "./desk-layout.css";
import { showsBell, type Frame } from "./frame/frame";
import { ChannelNotice } from "./settings/channel-faults";
import { useArrivalToast } from "./use-desk-notifications";
import { UndoForm, useOpenUndo, useSubmitUndo, type UndoOffer } from "./undo";
import type { FlashMessage } from "./use-flash-message";
import { Link } from "~/web/i18n/link";
import { row } from "~/ui/page/layout.css";
import * as setupStyles from "./setup/setup.css";
import { toast } from "~/ui/overlay/toast-store";
import { hasUnsaved, markSent, settleSent } from "./unsaved/ask-if-unsaved";

type DeskLayoutProps = {
  title: string;
  /** Stands next to the title, such as the status of a booking. */
  note?: ReactNode;
  /** The links and buttons of the page's head. */
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

/** Shows a page in the frame of the desk: its head, how its last form ended, and its content. */
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

/** Says to owners, on all pages but its own, how many messages wait for their decision since a restore. */
function HeldBox() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const count = data?.frame?.held ?? 0;
  if (count === 0 || pathname === href("/admin/held")) return null;
  return (
    <div className={message.problem}>
      <div className={row}>
        <span>{t("delivery.held.box", { count })}</span>
        <Link to={href("/admin/held")}>{t("delivery.held.open")}</Link>
      </div>
    </div>
  );
}

const FIRST_PAGES = new Set([href("/admin"), href("/admin/today")]);

/** Says on the desk's first pages how much of the set-up is done, until all is. */
function SetupBox() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const setup = data?.frame?.setup;
  if (!setup || setup.done === setup.total || !FIRST_PAGES.has(pathname)) return null;
  return (
    <div className={`${message.notice} ${setupStyles.box}`}>
      <span>{t("setup.progress", setup)}</span>
      <Link to={href("/admin/setup")}>{t("setup.openList")}</Link>
    </div>
  );
}

/** Asks to change a weak or generated password, or to set up a demanded second factor. */
function PasswordNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const state = data?.frame?.needsFactor ? "factor" : data?.frame?.passwordState;
  if (!state || state === "good") return null;
  const account = href("/admin/account");
  return (
    <div className={message.notice}>
      <p>{t(`account.notice.${state}`)}</p>
      {pathname !== account && (
        <p>
          <Link to={account}>{t("account.notice.open")}</Link>
        </p>
      )}
    </div>
  );
}

/**
 * Marks the form of a page that is being sent as busy, which its buttons show, and sends it once. Returns a handler of
 * `submit` for an element around the forms, which comes before theirs.
 */
function usePressedForm() {
  const { formMethod, formData } = useNavigation();
  const sent = formMethod === "POST" ? formData : undefined;
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const form = pressed.current;
    if (!sent || !(form instanceof HTMLFormElement)) return undefined;
    form.setAttribute("aria-busy", "true");
    return () => {
      form.removeAttribute("aria-busy");
      if (pressed.current === form) pressed.current = null;
    };
  }, [sent]);
  return (event: FormEvent) => {
    if (sent && event.target === pressed.current) event.preventDefault();
    else pressed.current = event.target;
  };
}

/**
 * The toast with the button stays longer than one with a message alone. It covers a section of the page,
 * which has the button too.
 */
const UNDO_TOAST_MS = 10_000;

/**
 * Shows what a submitted form has done as a toast too if its message is above the visible area of the page,
 * with the button that undoes it.
 */
function useDoneToast(
  shown: RefObject<HTMLElement | null>,
  done: string | null,
  undo: UndoOffer | null,
) {
  const { t } = useTranslation();
  const { state, formMethod } = useNavigation();
  const isSubmitting = useRef(false);
  const submitUndo = useSubmitUndo();
  useEffect(() => {
    const isSubmitted = isSubmitting.current && state === "idle";
    isSubmitting.current = formMethod === "POST";
    if (!isSubmitted || done === null) return;
    const top = shown.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0) return;
    const action = undo && {
      label: t("operator.undo"),
      ms: Math.min(undo.seconds * 1000, UNDO_TOAST_MS),
      run: () => submitUndo(undo),
    };
    toast({ kind: "default", title: done, isSilent: true, ...(action && { action }) });
  }, [state, formMethod, shown, done, undo, submitUndo, t]);
}

/**
 * Asks before a link, a reload or another form of the page discards unsaved values. Browsers ask in
 * their own words, except within the desk. `isSaved`: the page says that what was sent to it is saved.
 */
function useAskIfUnsaved(isSaved: boolean) {
  const { t } = useTranslation();
  useEffect(() => settleSent(isSaved), [isSaved]);
  const submitted = useRef<EventTarget | null>(null);
  useEffect(() => {
    const submit = ({ target }: Event) => {
      submitted.current = target;
      markSent(target);
    };
    const stay = () => (submitted.current = null);
    const leave = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(submitted.current)) event.preventDefault();
    };
    const cleanups = [
      listen("submit", submit),
      listen("input", stay),
      listen("beforeunload", leave),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(null),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Browsers ask like this before other pages are opened.
    if (window.confirm(t("desk.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
