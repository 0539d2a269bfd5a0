import { track } from "./track";

/**
 * Hears in one place what visitors do, for all pages, and tells Google Analytics of it:
 *
 * - `book_now_clicked`: a link to the booking section (`/#booking`, with or without a chosen car)
 *   was used, wherever it stands.
 * - `booking_initiated`: the visitor changed the first field of the booking form, or sent it as it
 *   was; once in a document. Bookings themselves are counted by the site; this tells who began.
 * - Conversion prompts: an element with `data-prompt="NAME"`. It is shown once it can be seen: at
 *   the start, when its own animation begins, or when it opens. It is clicked when a link in it was
 *   used; dismissed when it closes (`<details>`, popover) without that.
 *
 * Returns what ends it.
 */
export function listenForEvents(): () => void {
  const handlers: Record<string, (event: Event) => void> = {
    click: onClick,
    input: onBookingForm,
    submit: onBookingForm,
    toggle: onToggle,
    animationstart: ({ target }) => tellIfShown(target),
  };
  const entries = Object.entries(handlers);
  // Caught on the way down: some do not bubble, and a click is heard before it changes the page.
  for (const [name, handler] of entries) document.addEventListener(name, handler, true);
  for (const prompt of document.querySelectorAll("[data-prompt]")) tellIfShown(prompt);
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
  if (link.origin !== location.origin || link.pathname !== "/" || link.hash !== "#booking") return;
  track("book_now_clicked", carNamed(new URLSearchParams(link.search).get("vehicle")));
}

let initiated = false;

function onBookingForm({ target, isTrusted }: Event) {
  const form = target instanceof Element ? target.closest("#booking-form form") : null;
  // A script that fills in the car of a link is no visitor.
  if (initiated || !isTrusted || !(form instanceof HTMLFormElement)) return;
  initiated = true;
  track("booking_initiated", carNamed(new FormData(form).get("vehicle")));
}

function carNamed(name: unknown) {
  return typeof name === "string" && name ? { car_name: name } : {};
}

/** The prompts that stand before the visitor and have met no answer yet. */
const shown = new Set<string>();

function onToggle(event: Event) {
  const { target } = event;
  tellIfShown(target);
  if (!isPrompt(target) || !("newState" in event) || event.newState !== "closed") return;
  const { prompt } = target.dataset;
  // One that was closed before anybody saw it was put away by the page.
  if (shown.delete(prompt)) track("conversion_prompt_dismissed", { prompt });
}

function tellIfShown(target: unknown) {
  if (!isPrompt(target) || shown.has(target.dataset.prompt)) return;
  const isClosed = target instanceof HTMLDetailsElement && !target.open;
  if (isClosed || !target.checkVisibility({ visibilityProperty: true })) return;
  shown.add(target.dataset.prompt);
  track("conversion_prompt_shown", { prompt: target.dataset.prompt });
}

function isPrompt(target: unknown): target is HTMLElement & { dataset: { prompt: string } } {
  return target instanceof HTMLElement && Boolean(target.dataset.prompt);
}
