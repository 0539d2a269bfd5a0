import { useEffect, useRef, useState, type PointerEvent } from "react";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { closeToast, TOAST_MS, useToast, type ToastMessage } from "./toast-store";
import * as styles from "./toast.css";

type RegionTexts = {
  /** The name of the region, which F8 focuses. */
  label: string;
  closeLabel: string;
  /** What the region says to a screen reader while no toast shows. */
  emptyLabel: string;
};

/** Shows the newest toast: a transient copy of a message that is also in the page. */
export function ToastRegion({ label, closeLabel, emptyLabel }: RegionTexts) {
  const message = useToast();
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  useTimeout(isHeld ? null : message);
  useFocusKey(region);
  function close() {
    if (!message) return;
    // The focus must not be lost with the button that has it.
    if (region.current?.contains(document.activeElement)) region.current.focus();
    closeToast(message.id);
  }
  const swipe = useSwipe(close);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its buttons do the same.
    <section
      ref={region}
      className={message ? styles.toast[message.kind] : styles.empty}
      aria-label={`${label} (F8)`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && close()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(":focus-visible"))}
      onBlur={() => setHeld(false)}
      {...swipe}
    >
      <div className={styles.text} role="status" aria-live={message?.isSilent ? "off" : "polite"}>
        {message && <p className={styles.title}>{message.title}</p>}
        {message?.text && <p>{message.text}</p>}
      </div>
      {message?.action && <Action action={message.action} onRun={close} />}
      {message ? (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </button>
      ) : (
        emptyLabel
      )}
    </section>
  );
}

type ActionProps = { action: NonNullable<ToastMessage["action"]>; onRun: () => void };

function Action({ action, onRun }: ActionProps) {
  const run = () => {
    action.run();
    onRun();
  };
  return (
    <button type="button" className={`${button.secondary} ${styles.action}`} onClick={run}>
      {action.label}
    </button>
  );
}

/**
 * Closes a toast after its time. While it is pointed at or has the focus, `message` is null, which stops
 * the clock.
 */
function useTimeout(message: ToastMessage | null) {
  useEffect(() => {
    if (!message) return;
    const ms = message.action?.ms ?? TOAST_MS;
    const timer = setTimeout(() => closeToast(message.id), ms);
    return () => clearTimeout(timer);
  }, [message]);
}

/** Lets F8 lead to the region from anywhere (specification 8). */
function useFocusKey(region: { current: HTMLElement | null }) {
  useEffect(() => {
    const onKeyDown = ({ code }: KeyboardEvent) => {
      if (code === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [region]);
}

/** The length of a swipe to the right that closes a toast (specification 8). */
const SWIPE_PX = 50;

/** The length up to which a movement belongs to a click. */
const CLICK_PX = 10;

function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    ...(offset > 0 && { style: { translate: `${offset}px` } }),
    onPointerDown({ clientX }: PointerEvent) {
      start.current = clientX;
    },
    onPointerMove({ clientX, currentTarget, pointerId }: PointerEvent) {
      const moved = start.current === null ? 0 : clientX - start.current;
      if (moved > CLICK_PX) currentTarget.setPointerCapture(pointerId);
      if (moved > CLICK_PX || offset > 0) setOffset(Math.max(0, moved));
    },
    onPointerUp() {
      if (offset >= SWIPE_PX) onSwiped();
      end();
    },
    onPointerCancel: end,
  };
}
