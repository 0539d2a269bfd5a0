import * as Radix from "@radix-ui/react-toast";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./toast.css";
import { TOAST_MS } from "./toast-store";

const SWIPE_PX = 50;

export type ToastMessage = {
  id: number;
  kind: "default" | "destructive";
  title: string;
  text?: string;
  /** A button, which the page has too, and how long the toast stays for it. */
  action?: { label: string; ms: number; run: () => void };
};

export type ToastsProps = {
  /** Only the newest one is shown. */
  message: ToastMessage | null;
  /** Names the region, which F8 focuses. */
  label: string;
  closeLabel: string;
  /** What the region says to a screen reader while no toast shows. */
  emptyLabel: string;
  onClose: (id: number) => void;
};

/** A transient copy of a message that is also in the page. */
export function Toasts({ message, label, closeLabel, emptyLabel, onClose }: ToastsProps) {
  return (
    <Radix.Provider
      label={label}
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      {message && (
        <Radix.Root
          key={message.id}
          className={styles.toast[message.kind]}
          type={message.kind === "destructive" ? "foreground" : "background"}
          {...(message.action && { duration: message.action.ms })}
          onOpenChange={(open) => !open && onClose(message.id)}
        >
          <div>
            <Radix.Title className={styles.title}>{message.title}</Radix.Title>
            {message.text && <Radix.Description>{message.text}</Radix.Description>}
            {message.action && (
              <Radix.Action
                className={button.secondary}
                altText={message.action.label}
                onClick={message.action.run}
              >
                {message.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close className={styles.close} aria-label={closeLabel}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles.viewport} hotkey={["F8"]} label={`${label} (F8)`}>
        {!message && <li className={visuallyHidden}>{emptyLabel}</li>}
      </Radix.Viewport>
    </Radix.Provider>
  );
}
