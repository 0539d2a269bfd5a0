/**
 * Whether an error that reached a page means that the line gave no answer. The messages are those
 * of `fetch` and of reading its body in Chromium, Firefox and Safari: the type alone is a bug's too.
 */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

const NO_ANSWER =
  /^(?:failed to fetch|network error|networkerror|load failed|error in input stream|error loading dynamically imported module|importing a module script failed|the (?:internet|network) connection)/i;
