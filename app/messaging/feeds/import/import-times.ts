/** How long an import is not due again, also after a fault or the end of its node. */
export const FETCH_EVERY_SECONDS = 3600;

/** How often each node looks for imports that are due. */
export const LOOK_EVERY_MS = 60_000;
