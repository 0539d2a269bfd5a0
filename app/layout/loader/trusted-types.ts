import { inertScript } from "~/web/browser/inert-start";

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
