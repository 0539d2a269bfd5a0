/** The version of the scripts that request loader data: the address of their manifest. */
export const VERSION_HEADER = "X-Client-Version";

/** In the response: the browser has to load the document instead. */
export const RELOAD_HEADER = "X-Reload-Document";
