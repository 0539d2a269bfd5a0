import { withCurrentNames } from "~/catalog/company/former-names";
import { isRecord } from "~/web/records";
import { pricesOfVersion1 } from "./version-1-prices";

/** The version of files in which each language of a text had a field of its own. It is imported for ever. */
export const FORMER_VERSION = 1;

/** Returns a file of version 1 as one of the present version. What it has wrong stays wrong. */
export function fromVersion1(file: Record<string, unknown>): Record<string, unknown> {
  return { ...file, prices: pricesOfVersion1(file.prices), content: currentContent(file.content) };
}

function currentContent(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const { reviews, ...sections } = content;
  const entries = Object.entries(sections).map(([section, value]) => [section, current(value)]);
  return { ...Object.fromEntries(entries), reviews: currentReviews(reviews) };
}

function current(value: unknown): unknown {
  return isRecord(value) ? withCurrentNames(value) : value;
}

function currentReviews(reviews: unknown): unknown {
  if (!Array.isArray(reviews)) return reviews;
  return reviews.map((review: unknown) =>
    isRecord(review) ? { ...review, texts: current(review.texts) } : review,
  );
}
