import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { listSecurityEvents } from "~/staff/security/security.queries.server";
import { readId } from "~/web/id";

const PAGE_SIZE = 100;

/** Loads the data of the page of the security log. */
export async function loadSecurity(sql: Sql, request: Request) {
  const { searchParams } = new URL(request.url);
  const before = readId(searchParams.get("before") ?? "");
  const onlyStaff = searchParams.get("only") === "staff";
  const rows = await listSecurityEvents(sql, { before, limit: PAGE_SIZE + 1, onlyStaff });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    onlyStaff,
    isFirst: before === null,
    older: rows.length > shown.length ? String(shown.at(-1)?.id) : null,
    events: shown.map(({ createdAt, id, ...event }) => ({
      ...event,
      id: String(id),
      at: businessTime(createdAt),
    })),
  };
}

export type SecurityPageData = Awaited<ReturnType<typeof loadSecurity>>;
