/**
 * Whether an error means that the network failed. By the messages of `fetch` and of reading its body
 * in Chromium, Firefox and Safari: a bug can be a `TypeError` too.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && NETWORK_ERROR.test(error.message);
}

const NETWORK_ERROR =
  /^(?:failed to fetch|network error|networkerror|load failed|error in input stream|error loading dynamically imported module|importing a module script failed|the (?:internet|network) connection)/i;
