import { isDatabaseAway, sql } from "~/db.server";

/** Says whether the database answers. */
export async function loader() {
  const headers = { "Cache-Control": "no-store" };
  try {
    await sql`select 1`;
    return new Response("ok", { headers });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return new Response("the database is away", { status: 503, headers });
  }
}
