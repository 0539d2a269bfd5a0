/** A file that is made for each request. */
export function textAnswer(text: string, type = "text/plain"): Response {
  return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
