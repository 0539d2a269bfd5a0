import type { TFunction } from "i18next";
import { data } from "react-router";
import { businessTime } from "~/web/calendar";
import { isViolation, type Sql } from "~/web/db.server";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/access.server";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import type { Staff } from "~/staff/staff.queries.server";
import { BodyError, mediaTypeOf, readForm } from "~/web/http/body.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { messageKey, type MessageKey } from "~/web/message-key";
import { askWorker } from "~/web/worker.server";
import { headingsIn } from "./csv/headings";
import { locate } from "./csv/validate-csv.server";
import {
  type ImportAnswer,
  type ImportIssue,
  MAX_FILE,
  CONFIRM_FIELD,
  FILE_FIELD,
  IMPORT_INTENTS,
  outcomeAddress,
} from "./import";
import { differenceLine, issueText } from "./import-words.server";
import { readImport, type ReadImport, type ReadJob } from "./read-import.server";
import { listPlateConflicts, readSiteData, replaceSiteData } from "./site-data.queries.server";

type ImportRequest = { request: Request; staff: Staff; lang: Language; now: Date };

/** The maximum size of what a form has besides its file. */
const FORM_BYTES = 64 * 1024;

/** The path of the worker's script, an entry of the build, see `vite.config.ts`. */
const READER = "build/server/import-reader.js";
const READ_LIMITS = { within: 20_000, memoryMb: 512 };

const HEADINGS = headingsIn(LANGUAGES.map((lang) => i18nFor(lang).t));

/** Shows what a file would change, or imports it in a session that was confirmed lately. */
export async function answerImportForm(sql: Sql, { request, staff, lang, now }: ImportRequest) {
  const { t } = i18nFor(lang);
  const form = await readFileForm(request);
  if (form === "large") return refuseImport(t, [issue("transfer.errors.large")], 413);
  const file = form?.get(FILE_FIELD);
  const intent = form?.get("intent");
  if (intent === IMPORT_INTENTS.import && !staff.isConfirmed) {
    return confirmRedirect(request, outcomeAddress("again"));
  }
  if (!(file instanceof File) || file.size === 0) {
    return refuseImport(t, [issue("transfer.errors.file")]);
  }
  if (file.size > MAX_FILE) return refuseImport(t, [issue("transfer.errors.large")], 413);
  const { date: today } = businessTime(now);
  const read = await readFile(sql, file, { today, lang });
  if (!read.ok) return refuseImport(t, read.issues, 422, read);
  const conflicts = await findConflicts(sql, read, today);
  if (conflicts.length > 0)
    return refuseImport(t, conflicts, 422, { count: conflicts.length, table: read.table });
  switch (intent) {
    case IMPORT_INTENTS.check:
      return showDifferences(t, read);
    case IMPORT_INTENTS.import: {
      const { emptied } = read;
      const isConfirmed = emptied === null || form?.get(CONFIRM_FIELD) === emptied;
      if (!isConfirmed) return showImportForm({ kind: "question", emptied }, 422);
      return runImport(sql, read, { request, actor: staff.username, today, t });
    }
    default:
      throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

type ReadableImport = Extract<ReadImport, { ok: true }>;

/**
 * Reads a file in a worker, as a large one would delay all responses of the site. Only the build has its
 * script.
 */
async function readFile(
  sql: Sql,
  file: File,
  asked: Pick<ReadJob, "today" | "lang">,
): Promise<ReadImport> {
  const site = await readSiteData(sql);
  const job: ReadJob = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    site,
    ...asked,
    headings: HEADINGS,
  };
  if (!import.meta.env.PROD) return readImport(job);
  const read = await askWorker<ReadImport>(READER, job, READ_LIMITS);
  return read ?? { ok: false, issues: [issue("transfer.errors.slow")], count: 1, table: null };
}

/** Reads the form with a file; null for another body. */
async function readFileForm(request: Request): Promise<FormData | "large" | null> {
  // A body of another type has no file, and could have millions of fields. It is discarded.
  const hasFiles = mediaTypeOf(request) === "multipart/form-data";
  try {
    return await readForm(request, { bytes: hasFiles ? MAX_FILE + FORM_BYTES : FORM_BYTES });
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return hasFiles && error.status === 413 ? "large" : null;
  }
}

async function findConflicts(
  sql: Sql,
  read: ReadableImport,
  today: string,
): Promise<ImportIssue[]> {
  const { cars } = read.data;
  const conflicts = await listPlateConflicts(sql, read.data, today);
  const issues = conflicts.map(({ car, vehicle, plate, model }) => ({
    path: `cars[${car}].vehicles[${vehicle}].plate`,
    named: ["cars", cars[car]?.name ?? "", "vehicles", plate],
    message: messageKey("vehicles.errors.plateTaken"),
    values: { plate, model },
  }));
  return locate(issues, read.sections);
}

function showDifferences(t: TFunction, { differences, count, emptied }: ReadableImport) {
  const lines = differences.map((difference) => differenceLine(t, difference));
  return showImportForm({ kind: "difference", lines, count, emptied }, 200);
}

type Run = { request: Request; actor: string; today: string; t: TFunction };

async function runImport(sql: Sql, read: ReadableImport, { request, actor, today, t }: Run) {
  try {
    await replaceSiteData(sql, read.data, { actor, today });
  } catch (error) {
    // The plate or name was taken since the check.
    const isTaken = ["vehicles_plate_excl", "cars_name_key"].some((name) =>
      isViolation(error, name),
    );
    if (!isTaken) throw error;
    return refuseImport(t, [issue("transfer.errors.taken")]);
  }
  return deskRedirect(request, outcomeAddress("imported"));
}

function issue(message: MessageKey): ImportIssue {
  return { path: "", message };
}

function refuseImport(
  t: TFunction,
  issues: readonly ImportIssue[],
  status = 422,
  { count, table }: Pick<ReadImport, "count" | "table"> = { count: issues.length, table: null },
) {
  const texts = issues.map((one) => issueText(t, one, table));
  return showImportForm({ kind: "refused", issues: texts, count }, status);
}

function showImportForm(given: ImportAnswer, status: number) {
  return data(given, { status, headers: PRIVATE_HEADERS });
}
