/** The script elements of React are created from this. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * The policy of Trusted Types for the texts that become scripts: the site's own files, the scripts that
 * stand in the page, which the content policy knows by their hash, and no other HTML.
 */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => only(url, new URL(url, location.href).origin === location.origin),
    createScript: (text) => only(text, isOfPage(text)),
    // When React renders the document anew, it fills in scripts that never run.
    createHTML: (html) => (html === EMPTY_SCRIPT ? html : ""),
  });
}

const isOfPage = (text: string) =>
  [...document.scripts].some((script) => script.textContent === text);

function only(text: string, isAllowed: boolean) {
  if (!isAllowed) throw new TypeError("not a script of this site");
  return text;
}
