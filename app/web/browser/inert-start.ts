/** The type of the router's script in a page: the browser does not run it. */
export const INERT_TYPE = "text/start";

/** Before the `rel` of links whose files are loaded with that script. */
export const LATE = "late-";

/** The router's script, which imports the modules of the page and starts React. */
export function inertScript() {
  return document.querySelector<HTMLScriptElement>(`script[type="${INERT_TYPE}"]`);
}

/** The policy of Trusted Types: scripts of the site's own files, the router's own from text, and no other HTML. */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError("not a script of this site");
    },
    // Its hash is in the content policy too.
    createScript(text) {
      if (text === inertScript()?.text) return text;
      throw new TypeError("not the script of this page");
    },
    // React creates the elements of scripts from it, which never run.
    createHTML: (html) => (html === "<script></script>" ? html : ""),
  });
}
