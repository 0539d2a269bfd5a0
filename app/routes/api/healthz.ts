/** Says that the process lives; asks nobody else. */
export function loader() {
  return new Response("ok", { headers: { "Cache-Control": "no-store" } });
}
