import type { Sql } from "~/web/db.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { apiError } from "~/web/http/api.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { CSV_TABLES } from "./csv/tables";
import { writeCsv } from "./csv/write-csv.server";
import { fileOf } from "./file-of";
import { readSiteData } from "./site-data.queries.server";
import { TABLE_PARAMETER } from "./import";

/** Responds with the site's fleet, prices and texts as a file. */
export async function answerSiteExport(sql: Sql): Promise<Response> {
  const content = `${JSON.stringify(fileOf(await readSiteData(sql)), null, 2)}\n`;
  return attachment("mgzavri.json", content, "application/json");
}

/** Responds with one table of the site as CSV, for a spreadsheet in the language of the desk. */
export async function answerCsvExport(
  sql: Sql,
  request: Request,
  lang: Language,
): Promise<Response> {
  const name = new URL(request.url).searchParams.get(TABLE_PARAMETER);
  const table = CSV_TABLES.find((known) => known === name);
  if (!table) return apiError(404, "there is no such table");
  return attachment(
    `${table}.csv`,
    writeCsv(table, await readSiteData(sql), i18nFor(lang).t),
    "text/csv",
  );
}

function attachment(name: string, content: string, type: string): Response {
  return new Response(content, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
