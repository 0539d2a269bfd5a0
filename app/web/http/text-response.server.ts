export function textResponse(text: string, type = "text/plain"): Response {
  return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
