/** Responds that the process is alive. It does not query the database. */
export function loader() {
  return new Response("ok", { headers: { "Cache-Control": "no-store" } });
}
