import { pino } from "pino";

/**
 * Structured lines on standard output. No names, phones, tokens or query strings go in here. The
 * site sets its level.
 */
export const log = pino({ base: null });
