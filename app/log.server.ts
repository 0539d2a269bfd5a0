import { pino } from "pino";
import { env } from "~/env.server";

/** Structured lines on standard output. No names, phones, tokens or query strings go in here. */
export const log = pino({ level: env.LOG_LEVEL, base: null });
