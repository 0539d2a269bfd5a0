import { inertScript } from "~/web/browser/inert-start";

/** The script elements of React are created from this. */
const EMPTY_SCRIPT = "<script></script>";

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
    // When React renders the whole document again, it fills in scripts that never run.
    createHTML: (html) => (html === EMPTY_SCRIPT ? html : ""),
  });
}
