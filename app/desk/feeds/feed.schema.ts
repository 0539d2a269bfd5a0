import { z } from "zod";
import type { FeedSubject } from "~/feeds/feeds.queries.server";
import { readRowId } from "~/web/id";
import { messageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { parsedText, trimmedLine } from "~/web/text-schema";
import { TODAY } from "./feed-fields";

const SUBJECT = /^(model|vehicle)-(\d+)$/;
const SOURCE = messageKey("feeds.errors.source");
const MAX_SOURCE = 60;
const MAX_URL = 2_000;

export const feedSchema = z.object({
  subject: parsedText(parseSubject, "feeds.errors.subject"),
  withNames: z.stringbool().default(false),
});

function parseSubject(text: string): FeedSubject | null {
  if (text === TODAY) return { vehicleId: null, modelId: null };
  const [, kind, number = ""] = SUBJECT.exec(text) ?? [];
  const id = readRowId(number);
  if (id === null) return null;
  return kind === "model" ? { vehicleId: null, modelId: id } : { vehicleId: id, modelId: null };
}

export const importSchema = z.object({
  vehicle: parsedText(readRowId, "feeds.errors.vehicle"),
  source: trimmedLine(SOURCE).pipe(
    z
      .string()
      .min(1, SOURCE)
      .max(MAX_SOURCE, { error: SOURCE, abort: true })
      .refine(isPrintableLine, SOURCE),
  ),
  url: parsedText(parseUrl, "feeds.errors.url"),
});

/** Calendar programs write `webcal:` for `https:`. */
function parseUrl(text: string): string | null {
  const address = text.replace(/^webcals?:/i, "https:");
  if (address.length > MAX_URL || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
