import { data, href } from "react-router";
import { businessTime } from "~/web/calendar";
import {
  fieldsOf,
  fieldTextsOf,
  type FieldTexts,
  type RowValue,
  type Section,
} from "~/catalog/company/content/parts";
import type { Sql } from "~/web/db.server";
import { deskRedirect } from "~/desk/access.server";
import { CONFLICTS_FIELD } from "~/desk/fleet/fleet";
import { mergeTyped } from "~/desk/fleet/stale/merge-typed";
import { versionIn } from "~/desk/fleet/model-id.server";
import type { Staff } from "~/staff/staff.queries.server";
import { parseSubmission, typedTexts } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import {
  reviewAddress,
  rowAddress,
  type ContentAnswer,
  CONTENT_INTENTS,
  REMOVED,
  SAVED,
  SECTION_ORDER,
} from "./content";
import {
  findReview,
  findSection,
  insertReview,
  listContentChanges,
  removeReview,
  updateContent,
  type ContentRow,
  listReviews,
} from "./content-rows.queries.server";
import { contentTextChanges } from "./content-changes";
import { contentSchema } from "./content.schema";
import type { Content } from "~/catalog/company/content/content";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import { readRowId } from "~/web/id";
import { hiddenBy, missingTexts } from "./missing";

export type ContentForm = { request: Request; form: FormData; staff: Staff; now: Date };

/** What is edited: a section's row, a review, or without `row` a new one. */
export type EditedContent = {
  section: Section;
  row: ContentRow | null;
  /** The texts of the example, which the row shows if it has none of its own. */
  example: RowValue;
  /** Returns the sentences of the site that typed numbers would change. */
  sentencesOf: (value: RowValue) => Promise<string[]>;
};

/** Handles the form of a section or a review. */
export async function answerContentForm(sql: Sql, sent: ContentForm, edited: EditedContent) {
  switch (sent.form.get("intent")) {
    case CONTENT_INTENTS.save:
      return save(sql, sent, edited);
    case CONTENT_INTENTS.preview:
      return preview(sent, edited);
    case CONTENT_INTENTS.accept:
      return accept(sent, edited);
    case CONTENT_INTENTS.remove:
      return remove(sql, sent, edited);
    default:
      return data({ problem: "bad" as const }, { status: 400, headers: PRIVATE_HEADERS });
  }
}

function readContentForm({ form, now }: ContentForm, { section, row }: EditedContent) {
  const { date: today } = businessTime(now);
  const schema = contentSchema(section, { today, isExample: row?.isExample ?? false });
  const fields = fieldsOf(section);
  return {
    submission: parseSubmission(form, schema, fields),
    texts: typedTexts(form, fields),
    version: versionIn(form),
  };
}

async function save(sql: Sql, sent: ContentForm, edited: EditedContent) {
  const { submission, texts, version } = readContentForm(sent, edited);
  if (submission.status !== "success") {
    return refuseContentForm(
      { kind: "invalid", texts, version, errors: submission.error ?? {} },
      422,
    );
  }
  const { section, row, example } = edited;
  const change = { value: submission.value, actor: sent.staff.username };
  if (!row) {
    const id = await insertReview(sql, change);
    return deskRedirect(sent.request, `${reviewAddress(id)}?${SAVED}=`);
  }
  const { id } = row;
  if (await updateContent(sql, { id, version: Number(version), example, ...change })) {
    return deskRedirect(sent.request, `${rowAddress(section, id)}?${SAVED}=`);
  }
  const typed = fieldTextsOf(section, submission.value);
  return refuseStale(sql, edited, { texts: typed, version: Number(version) });
}

type TypedTexts = { texts: FieldTexts; version: number };

async function refuseStale(
  sql: Sql,
  { section, row }: EditedContent,
  { texts, version }: TypedTexts,
) {
  const id = row?.id ?? 0;
  const [current, rows] = await Promise.all([
    section === "review" ? findReview(sql, id) : findSection(sql, section),
    listContentChanges(sql, { id, since: version }),
  ]);
  if (!current) throw data(null, { status: 404, headers: PRIVATE_HEADERS });
  const merged = mergeTyped(texts, contentTextChanges(section, rows));
  return refuseContentForm({ kind: "stale", version: String(current.version), ...merged }, 409);
}

/** Returns the form as it was sent, with what visitors would see: nothing is saved or refused. */
async function preview(sent: ContentForm, edited: EditedContent) {
  const { submission, ...typed } = readContentForm(sent, edited);
  const isValid = submission.status === "success";
  const sentences = isValid ? await edited.sentencesOf(submission.value) : [];
  return showContentForm({ kind: "preview", ...typed, sentences });
}

/** Returns the form as it was sent, with the saved values of the fields in conflict. */
function accept(sent: ContentForm, edited: EditedContent) {
  const { texts: typed, version } = readContentForm(sent, edited);
  const saved = fieldTextsOf(edited.section, edited.row?.value ?? edited.example);
  const conflicts = new Set(sent.form.getAll(CONFLICTS_FIELD));
  const texts = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [
      field,
      conflicts.has(field) ? (saved[field] ?? "") : text,
    ]),
  );
  return showContentForm({ kind: "accepted", texts, version });
}

async function remove(sql: Sql, { request, form, staff }: ContentForm, edited: EditedContent) {
  const { row } = edited;
  const seen = Number(versionIn(form));
  if (row && seen > 0 && seen !== row.version) {
    const texts = fieldTextsOf(edited.section, row.value ?? edited.example);
    return refuseStale(sql, edited, { texts, version: seen });
  }
  if (row) await removeReview(sql, { id: row.id, actor: staff.username });
  return deskRedirect(request, `${href("/admin/content")}?${REMOVED}=`);
}

type ContentFormState = Partial<ContentAnswer> & Pick<ContentAnswer, "kind" | "texts" | "version">;

function showContentForm(given: ContentFormState) {
  return data({ form: answerOf(given) }, { headers: PRIVATE_HEADERS });
}

function refuseContentForm(given: ContentFormState, status: number) {
  return data({ form: answerOf(given) }, { status, headers: PRIVATE_HEADERS });
}

function answerOf(given: ContentFormState): ContentAnswer {
  return { errors: {}, conflicts: [], updated: [], sentences: [], ...given };
}

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
      author: textIn(value.author, lang),
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
  example: RowValue,
) {
  const value = row?.value ?? example;
  const isExample = row?.isExample ?? false;
  return {
    section,
    id: row?.id ?? null,
    version: String(row?.version ?? 0),
    texts: fieldTextsOf(section, value),
    isExample,
    hiddenBy: hiddenBy(section, value, isExample),
    isSaved: new URL(request.url).searchParams.has(SAVED),
  };
}

export type ContentEditor = ReturnType<typeof editorOf>;
