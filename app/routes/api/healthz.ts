/** Liveness: does not query the database. */
export function loader() {
  return new Response("ok", { headers: { "Cache-Control": "no-store" } });
}
