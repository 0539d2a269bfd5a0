/** The type of the router's script in a page: the browser does not run it. */
export const INERT_TYPE = "text/start";

/** Prefix of the `rel` of links whose files are loaded together with the router's script. */
export const LATE = "late-";

/** Returns the router's script, which imports the modules of the page and starts React. */
export function inertScript() {
  return document.querySelector<HTMLScriptElement>(`script[type="${INERT_TYPE}"]`);
}

/**
 * Creates the Trusted Types policy: it allows scripts of the site's own files, the router's inline script,
 * and no other HTML.
 */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError("not a script of this site");
    },
    // The content policy has the hash of this script too.
    createScript(text) {
      if (text === inertScript()?.text) return text;
      throw new TypeError("not the script of this page");
    },
    // React creates script elements from it, which never run.
    createHTML: (html) => (html === "<script></script>" ? html : ""),
  });
}
