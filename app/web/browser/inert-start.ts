/** The type of the router's script in a page: the browser does not run it. */
export const INERT_TYPE = "text/start";

/** Before the `rel` of links whose files are loaded with that script. */
export const LATE = "late-";

/** The router's script, which imports the modules of the page and starts React. */
export function inertScript() {
  return document.querySelector<HTMLScriptElement>(`script[type="${INERT_TYPE}"]`);
}
