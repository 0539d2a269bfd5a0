import { useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import * as styles from "./dialog.css";

type DialogProps = {
  /** A link to `#id` opens it: with scripts as a modal dialog, without them by `:target`. */
  id: string;
  title: string;
  closeLabel: string;
  children: React.ReactNode;
};

export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openFromLinks(id, dialog.current), [id]);
  return (
    <dialog className={styles.dialog} id={id} ref={dialog} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <a className={styles.close} href="#main" aria-label={closeLabel}>
          <Icon name="close" />
        </a>
      </div>
      {children}
    </dialog>
  );
}

/** Links to `#id` open the dialog as a modal; its own links to `#main` close it. */
function openFromLinks(id: string, dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const hash = link?.getAttribute("href");
    const opens = hash === `#${id}`;
    const closes = dialog.open && hash === "#main" && dialog.contains(link);
    if (!opens && !closes) return;
    event.preventDefault();
    if (opens) dialog.showModal();
    else dialog.close();
  };
  document.addEventListener("click", listen);
  return () => document.removeEventListener("click", listen);
}
