import { useEffect } from "react";
import { useLocation } from "react-router";
import { splitLanguage } from "~/web/i18n/prefix";
import { allowTracking } from "./data-layer";
import { trackPage, track } from "./track";

/**
 * Runs Google Analytics for the whole site; renders nothing. Mounted before the page, so that its page view
 * is sent before the page's own events.
 */
export function Analytics({ measurementId }: { measurementId: string | null }) {
  const { pathname, search } = useLocation();
  useEffect(() => allowTracking(measurementId), [measurementId]);
  // The query has to be watched too: it may contain a token, which must not be sent.
  useEffect(trackPage, [pathname, search]);
  useEffect(listenForEvents, []);
  return null;
}

/**
 * Sends Google Analytics events for all pages, by document listeners:
 *
 * - `book_now_clicked`: any link to the booking section (`/#booking`, with or without a car).
 * - `booking_initiated`: the first change of a field in the booking form, or its submission; once in a
 *   document. Completed bookings are counted by the site itself.
 * - Conversion prompts: elements with `data-prompt="NAME"`. One is shown when it becomes visible: at
 *   the start, when its animation begins, or when it opens. It is clicked when a link in it is
 *   followed, and dismissed when it closes (`<details>`, popover) without that.
 *
 * Returns a function that removes the listeners.
 */
function listenForEvents(): () => void {
  const handlers: Record<string, (event: Event) => void> = {
    click: onClick,
    input: onBookingForm,
    submit: onBookingForm,
    toggle: onToggle,
    animationstart: ({ target }) => reportIfShown(target),
  };
  const entries = Object.entries(handlers);
  // The listeners capture: some events don't bubble, and a click must be handled before it navigates.
  for (const [name, handler] of entries) document.addEventListener(name, handler, true);
  for (const prompt of document.querySelectorAll("[data-prompt]")) reportIfShown(prompt);
  return () => {
    for (const [name, handler] of entries) document.removeEventListener(name, handler, true);
  };
}

function onClick({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const prompt = link.closest<HTMLElement>("[data-prompt]")?.dataset.prompt;
  if (prompt) {
    shown.delete(prompt);
    track("conversion_prompt_clicked", { prompt });
  }
  if (
    link.origin !== location.origin ||
    splitLanguage(link.pathname).path !== "/" ||
    link.hash !== "#booking"
  )
    return;
  track("book_now_clicked", carParameter(new URLSearchParams(link.search).get("vehicle")));
}

let initiated = false;

function onBookingForm({ target, isTrusted }: Event) {
  const form = target instanceof Element ? target.closest("#booking-form form") : null;
  // The script that fills in the selected car does not count.
  if (initiated || !isTrusted || !(form instanceof HTMLFormElement)) return;
  initiated = true;
  track("booking_initiated", carParameter(new FormData(form).get("vehicle")));
}

function carParameter(name: unknown) {
  return typeof name === "string" && name ? { car_name: name } : {};
}

/** The visible prompts, neither clicked nor dismissed yet. */
const shown = new Set<string>();

function onToggle(event: Event) {
  const { target } = event;
  reportIfShown(target);
  if (!isPrompt(target) || !("newState" in event) || event.newState !== "closed") return;
  const { prompt } = target.dataset;
  // The page itself may close a prompt that was never shown.
  if (shown.delete(prompt)) track("conversion_prompt_dismissed", { prompt });
}

function reportIfShown(target: unknown) {
  if (!isPrompt(target) || shown.has(target.dataset.prompt)) return;
  const isClosed = target instanceof HTMLDetailsElement && !target.open;
  if (isClosed || !target.checkVisibility({ visibilityProperty: true })) return;
  shown.add(target.dataset.prompt);
  track("conversion_prompt_shown", { prompt: target.dataset.prompt });
}

function isPrompt(target: unknown): target is HTMLElement & { dataset: { prompt: string } } {
  return target instanceof HTMLElement && Boolean(target.dataset.prompt);
}
