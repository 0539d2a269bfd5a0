import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";
import { CAR_SELECTED } from "~/catalog/fleet/selected-car";
import { button } from "~/ui/form/button.css";
import * as fold from "~/ui/page/fold.css";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./booking-form.css";
import { FORM_ID } from "./field-state";
import { BookingBar } from "./booking-bar";
import type { PriceList } from "./form-quote";
import type { FormValues } from "./form-values";
import type { useBookingForm } from "./use-booking-form";

type FormFoldProps = {
  form: Pick<ReturnType<typeof useBookingForm>, "answer" | "isDraftSaved" | "typed" | "quote">;
  prices: PriceList;
  /** The values with which the form starts. */
  defaults: FormValues;
  children: ReactNode;
};

/**
 * Folds the form on phones, above the bar at their bottom, until it is asked for: by its button, by a link to
 * `#booking`, by an address with a car, by an answer of the server, or by a draft. An address with only a trip is that
 * of a search: its cars come first. Without scripts, CSS opens the form at `#booking`.
 */
export function FormFold({ form, prices, defaults, children }: FormFoldProps) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isInUse = Boolean(form.answer || defaults.vehicle || form.isDraftSaved);
  // The server does not know the hash, and browsers open what is found in a page: later only the element changes.
  const [isFirstOpen] = useState(isInUse);
  const isWanted = isInUse || hash === "#booking";
  const followed = useNavigationType() === "PUSH" && hash === "#booking" ? key : null;
  useEffect(() => {
    if (isWanted && details.current) details.current.open = true;
  }, [isWanted]);
  useEffect(() => {
    if (followed) startHere();
  }, [followed]);
  useEffect(() => {
    const open = () => details.current?.setAttribute("open", "");
    window.addEventListener(CAR_SELECTED, open);
    return () => window.removeEventListener(CAR_SELECTED, open);
  }, []);
  return (
    <>
      <details
        className={`${fold.content} ${styles.folded}`}
        ref={details}
        open={isFirstOpen}
        // The visitor may have opened it before React started.
        suppressHydrationWarning
      >
        <summary className={`${button.primary} ${styles.opener}`} onClick={openAndEnter}>
          {t("booking.open")}
        </summary>
        {children}
      </details>
      <BookingBar typed={form.typed} prices={prices} quote={form.quote} />
    </>
  );
}

/** Lets the next Tab go to the form, as after a link that the browser follows: the router only scrolls. */
function startHere() {
  const section = document.getElementById("booking");
  if (!section || section.contains(document.activeElement)) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.blur();
  section.removeAttribute("tabindex");
}

/** Opens the form and focuses its first field: the pressed button disappears. */
function openAndEnter(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement;
  const form = document.getElementById(FORM_ID);
  if (!(details instanceof HTMLDetailsElement) || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  details.open = true;
  const first = form.elements.namedItem("vehicle");
  if (first instanceof HTMLElement) first.focus();
}
