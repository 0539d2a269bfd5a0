import { z } from "zod";
import type { FeedSubject } from "~/messaging/feeds/feeds.queries.server";
import { readRowId } from "~/web/id";
import { parsedText, requiredLine } from "~/web/text-schema";
import { TODAY } from "./feed-fields";

const SUBJECT = /^(model|vehicle)-(\d+)$/;
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
  source: requiredLine({ max: 60, missing: "feeds.errors.source" }),
  url: parsedText(parseUrl, "feeds.errors.url"),
});

/** Calendar programs write `webcal:` for `https:`. */
function parseUrl(text: string): string | null {
  const address = text.replace(/^webcals?:/i, "https:");
  if (address.length > MAX_URL || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
