/** The range of a list that is loaded. */
export type Page = { limit: number; offset?: number };

/** Some rows of a list, and how many it has in all. */
export type ListPage<Row> = { rows: Row[]; total: number };

export const NONE_LISTED = { rows: [], total: 0 };

/** Loads some rows of a list and their total. The total is counted only if there can be more rows than were read. */
export async function loadListPage<Row>(
  { limit, offset = 0 }: Page,
  list: (page: Page) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<ListPage<Row>> {
  const rows = await list({ limit, offset });
  const isWhole = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isWhole ? offset + rows.length : await count() };
}

/** The number of lines of each list in a message about the day, which is short. */
export const MESSAGE_LINES = 10;
