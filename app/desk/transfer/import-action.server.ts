import { data } from "react-router";
import { businessTime } from "~/calendar";
import { isViolation, type Sql } from "~/db.server";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import type { Staff } from "~/staff/staff.queries.server";
import { BodyError, mediaTypeOf, readForm } from "~/web/http/body.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { messageKey, type MessageKey } from "~/web/message-key";
import { validateCsv, type ValidatedCsv } from "./csv/validate-csv.server";
import { differenceOf } from "./difference";
import type { ImportAnswer } from "./import-answer";
import type { ImportIssue } from "./import-issue";
import { parseFile } from "./parse-file.server";
import type { SiteData } from "./site-data";
import { listPlateConflicts, readSiteData, replaceSiteData } from "./site-data.queries.server";
import { MAX_FILE } from "./import-limits";
import { FILE_FIELD, IMPORT_INTENTS, outcomeAddress } from "./transfer-intents";

type ImportRequest = { request: Request; staff: Staff; now: Date };

/** What a form has besides its file. */
const FORM_BYTES = 64 * 1024;

/** More lines don't help a reader. */
const MAX_LINES = 500;
const MAX_ISSUES = 100;

/** Shows what a file would change, or imports it in a session that was confirmed lately. */
export async function answerImportForm(sql: Sql, { request, staff, now }: ImportRequest) {
  const form = await readFileForm(request);
  if (form === "large") return refuse([issue("transfer.errors.large")], 413);
  const file = form?.get(FILE_FIELD);
  const intent = form?.get("intent");
  if (intent === IMPORT_INTENTS.import && !staff.isConfirmed) {
    return confirmRedirect(request, outcomeAddress("again"));
  }
  if (!(file instanceof File) || file.size === 0) return refuse([issue("transfer.errors.file")]);
  if (file.size > MAX_FILE) return refuse([issue("transfer.errors.large")], 413);
  const { date: today } = businessTime(now);
  const parsed = await parseUpload(sql, file, today);
  if (!parsed.ok) return refuse(parsed.issues);
  const conflicts = (await findConflicts(sql, parsed.data, today)).map(parsed.locate);
  if (conflicts.length > 0) return refuse(conflicts);
  switch (intent) {
    case IMPORT_INTENTS.check:
      return show(sql, parsed.data);
    case IMPORT_INTENTS.import:
      return runImport(sql, parsed.data, { request, actor: staff.username, today });
    default:
      throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

/** JSON, or CSV by its name. */
async function parseUpload(sql: Sql, file: File, today: string): Promise<ValidatedCsv> {
  const content = await file.text();
  if (!file.name.toLowerCase().endsWith(".csv")) {
    return { ...parseFile(content, today), locate: (given) => given };
  }
  return validateCsv(content, await readSiteData(sql), today);
}

/** Null for a body that is no form with a file. */
async function readFileForm(request: Request): Promise<FormData | "large" | null> {
  // Another type has no file, and could have millions of fields. Its body is discarded.
  const hasFiles = mediaTypeOf(request) === "multipart/form-data";
  try {
    return await readForm(request, { bytes: hasFiles ? MAX_FILE + FORM_BYTES : FORM_BYTES });
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return hasFiles && error.status === 413 ? "large" : null;
  }
}

async function findConflicts(sql: Sql, file: SiteData, today: string): Promise<ImportIssue[]> {
  const conflicts = await listPlateConflicts(sql, file, today);
  return conflicts.map(({ car, vehicle, plate, model }) => ({
    path: `cars[${car}].vehicles[${vehicle}].plate`,
    message: messageKey("vehicles.errors.plateTaken"),
    values: { plate, model },
  }));
}

async function show(sql: Sql, file: SiteData) {
  const lines = differenceOf(await readSiteData(sql), file);
  return answer({ kind: "difference", lines: lines.slice(0, MAX_LINES), count: lines.length }, 200);
}

type Run = { request: Request; actor: string; today: string };

async function runImport(sql: Sql, file: SiteData, { request, actor, today }: Run) {
  try {
    await replaceSiteData(sql, file, { actor, today });
  } catch (error) {
    // The plate or name was taken since the check.
    const isTaken = ["vehicles_plate_excl", "cars_name_key"].some((name) =>
      isViolation(error, name),
    );
    if (!isTaken) throw error;
    return refuse([issue("transfer.errors.taken")]);
  }
  return deskRedirect(request, outcomeAddress("imported"));
}

function issue(message: MessageKey): ImportIssue {
  return { path: "", message };
}

function refuse(issues: ImportIssue[], status = 422) {
  return answer(
    { kind: "refused", issues: issues.slice(0, MAX_ISSUES), count: issues.length },
    status,
  );
}

function answer(given: ImportAnswer, status: number) {
  return data(given, { status, headers: PRIVATE_HEADERS });
}
