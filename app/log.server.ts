import { pino } from "pino";

/** Never log names, phones, tokens or query strings. `createSite` sets the level. */
export const log = pino({ base: null });
