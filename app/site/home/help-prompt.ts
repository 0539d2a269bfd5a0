import { DRAFT_KEY } from "~/booking/sending/draft";
import { readStorage, writeStorage } from "~/web/browser/storage";

const KEY = "helpPromptDismissed";

/** The parts of the home page that decide whether the help prompt shows: the cars, and the form below them. */
export const CARS_ID = "car-list";
const FORM_ID = "booking";

/**
 * Closes the help prompt for the session when the visitor closes it or fills in any form, also one of another page.
 * Until then `data-help` on the document says whether it may show: while cars are in the middle of the window, and no
 * form below them.
 */
export function followHelpPrompt() {
  const prompt = document.querySelector<HTMLDetailsElement>('details[data-prompt="help"]');
  const dismiss = () => {
    writeStorage(KEY, "yes", "sessionStorage");
    if (prompt) prompt.open = false;
  };
  addEventListener("input", dismiss, { once: true });
  if (!prompt) return;
  // A draft is a form that was filled in before.
  if (readStorage(KEY, "sessionStorage") ?? readStorage(DRAFT_KEY)) prompt.open = false;
  prompt.addEventListener("toggle", () => prompt.open || dismiss());
  let areCarsSeen = false;
  let isFormSeen = false;
  const show = () =>
    document.documentElement.toggleAttribute("data-help", areCarsSeen && !isFormSeen);
  whenSeen(CARS_ID, "-50% 0px", (isSeen) => {
    areCarsSeen = isSeen;
    show();
  });
  whenSeen(FORM_ID, "0px", (isSeen) => {
    isFormSeen = isSeen;
    show();
  });
}

/** Calls back whenever an element enters or leaves the window less its margin. */
function whenSeen(id: string, rootMargin: string, onChange: (isSeen: boolean) => void) {
  const element = document.getElementById(id);
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  if (element) observer.observe(element);
}
