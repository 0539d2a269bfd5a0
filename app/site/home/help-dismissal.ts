import { readStorage, writeStorage } from "~/web/browser/storage";

const KEY = "helpPromptDismissed";

/** Closes the help prompt if the visitor has closed it in this session, and stores it when they do. */
export function rememberDismissal() {
  const prompt = document.querySelector('details[data-prompt="help"]');
  if (!(prompt instanceof HTMLDetailsElement)) return;
  if (readStorage(KEY, "sessionStorage")) prompt.open = false;
  prompt.addEventListener("toggle", () => {
    if (!prompt.open) writeStorage(KEY, "yes", "sessionStorage");
  });
}
