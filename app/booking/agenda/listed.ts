/** The part of a list that is loaded. */
export type Page = { limit: number; offset?: number };

/** Some rows of a list, and how many it has in all. */
export type Listed<Row> = { rows: Row[]; total: number };

export const NONE_LISTED = { rows: [], total: 0 };

/** Counts a list only if there can be more than the rows that were read. */
export async function listedOf<Row>(
  { limit, offset = 0 }: Page,
  list: (page: Page) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<Listed<Row>> {
  const rows = await list({ limit, offset });
  const isWhole = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isWhole ? offset + rows.length : await count() };
}

/** Lines of each list in a message about the day, which is short. */
export const MESSAGE_LINES = 10;
