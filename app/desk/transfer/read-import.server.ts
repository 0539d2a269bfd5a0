import { messageKey } from "~/web/message-key";
import { decodeText, type DecodedText } from "~/web/text-encoding.server";
import type { Headings } from "./csv/headings";
import type { DocumentSection } from "./csv/price-document";
import type { CsvTable } from "./csv/tables";
import { locate, validateCsv } from "./csv/validate-csv.server";
import { differenceOf, type Difference } from "./difference";
import type { EmptiedKind, ImportIssue } from "./import";
import { parseDocument, parseJson, type ParsedFile } from "./parse-file.server";
import type { SiteData } from "./site-data";
import type { Language } from "~/web/i18n/languages";

export type ReadJob = {
  bytes: Uint8Array;
  site: SiteData;
  /** Today in business time. */
  today: string;
  headings: Headings;
  /** The language of the names in the differences. */
  lang: Language;
};

export type ReadImport =
  | {
      ok: true;
      data: SiteData;
      differences: Difference[];
      /** The number of all differences. */
      count: number;
      emptied: EmptiedKind | null;
      sections: readonly DocumentSection[];
      table: CsvTable | null;
    }
  | { ok: false; issues: ImportIssue[]; count: number; table: CsvTable | null };

type ParsedContent = ParsedFile & { table?: CsvTable; sections?: readonly DocumentSection[] };

/** The maximum number of listed differences: more don't help the staff. */
const MAX_DIFFERENCES = 500;
const MAX_ISSUES = 100;

/** Reads and validates a file completely, and compares it with the site. It takes long for a large one. */
export function readImport(job: ReadJob): ReadImport {
  const { site } = job;
  const decoded = decodeText(job.bytes);
  if (!decoded.ok) return refuseContent([encodingIssue(decoded)]);
  const { text } = decoded;
  const parsed: ParsedContent = /^\ufeff?\s*[{[]/.test(text)
    ? parseDocument(parseJson(text), job.today, site.prices)
    : validateCsv(text, job);
  const { sections = [], table = null } = parsed;
  if (!parsed.ok) {
    const { issues } = parsed;
    return refuseContent(locate(issues.slice(0, MAX_ISSUES), sections), issues.length, table);
  }
  const differences = differenceOf(site, parsed.data, job.lang);
  return {
    ok: true,
    data: parsed.data,
    differences: differences.slice(0, MAX_DIFFERENCES),
    count: differences.length,
    emptied: emptiedBy(site, parsed.data),
    sections,
    table,
  };
}

function encodingIssue(decoded: Extract<DecodedText, { ok: false }>): ImportIssue {
  if (decoded.reason !== "encoding") {
    const isWorkbook = decoded.reason === "workbook";
    const message = messageKey(isWorkbook ? "transfer.errors.workbook" : "transfer.errors.binary");
    return { path: "", message };
  }
  const { encoding } = decoded;
  return encoding
    ? { path: "", message: messageKey("transfer.errors.encoding"), values: { encoding } }
    : { path: "", message: messageKey("transfer.errors.unknownEncoding") };
}

/** Returns what the site has and the file has none of. */
function emptiedBy(site: SiteData, { cars }: SiteData): EmptiedKind | null {
  const hasVehicles = (models: SiteData["cars"]) =>
    models.some(({ vehicles }) => vehicles.length > 0);
  if (site.cars.length > 0 && cars.length === 0) return "models";
  return hasVehicles(site.cars) && !hasVehicles(cars) ? "vehicles" : null;
}

function refuseContent(
  issues: ImportIssue[],
  count = issues.length,
  table: CsvTable | null = null,
) {
  return { ok: false as const, issues, count, table };
}
