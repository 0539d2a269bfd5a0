import { data } from "react-router";
import { localized, type Content } from "~/catalog/company/content/content";
import type { FieldTexts, Section } from "~/catalog/company/content/parts";
import type { Sql } from "~/web/db.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { readRowId } from "~/web/id";
import { SECTION_ORDER, REMOVED, SAVED } from "./content";
import {
  findReview,
  findSection,
  listReviews,
  type ContentRow,
} from "./content-rows.queries.server";
import { hiddenBy, missingTexts } from "./missing";

/** Loads the list of texts, with what is missing. */
export async function loadContentPage(
  sql: Sql,
  { request, lang, content: { texts } }: { request: Request; lang: Language; content: Content },
) {
  const reviews = await listReviews(sql);
  return {
    sections: SECTION_ORDER.map((section) => ({
      section,
      hiddenBy: hiddenBy(section, texts[section], false),
      missing: LANGUAGES.flatMap((one) => missingTexts(section, texts[section], one)),
    })),
    reviews: reviews.map(({ id, value, isExample }) => ({
      id,
      isExample,
      author: localized(value, "author", lang)?.text ?? "",
      date: value.date ?? "",
      hiddenBy: hiddenBy("review", value, isExample),
      missing: LANGUAGES.flatMap((one) => missingTexts("review", value, one)),
    })),
    isRemoved: new URL(request.url).searchParams.has(REMOVED),
  };
}

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>;

/** Finds the row of a section or a review; null for a new review. Throws a 404 for an unknown one. */
export async function findEditedRow(sql: Sql, section: Section, id: string) {
  if (section !== "review") return orNotFound(await findSection(sql, section));
  if (id === "new") return null;
  return orNotFound(await findReview(sql, readRowId(id) ?? 0));
}

function orNotFound(row: ContentRow | null): ContentRow {
  if (row) return row;
  throw data(null, { status: 404, headers: PRIVATE_HEADERS });
}

/** Returns the form of a section or a review. */
export function editorOf(
  request: Request,
  section: Section,
  row: ContentRow | null,
  example: FieldTexts,
) {
  const texts = row?.value ?? example;
  const isExample = row?.isExample ?? false;
  return {
    section,
    id: row?.id ?? null,
    version: String(row?.version ?? 0),
    texts,
    isExample,
    hiddenBy: hiddenBy(section, texts, isExample),
    isSaved: new URL(request.url).searchParams.has(SAVED),
  };
}

export type ContentEditor = ReturnType<typeof editorOf>;
