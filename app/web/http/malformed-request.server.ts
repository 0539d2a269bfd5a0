import type { IncomingMessage, ServerResponse } from "node:http";
import { setSecurityHeaders } from "./security-headers.server";

/** The router would respond to other methods without running middleware. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Responds to a request of an unknown method (405) or with an invalid host or path (400). */
export function refuseMalformed(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, hsts }: { publicUrl: string | null; hsts: string | null },
): boolean {
  const { method = "", url, headers } = request;
  const host = publicUrl ? new URL(publicUrl).host : (headers.host ?? "localhost");
  const status = !METHODS.has(method) ? 405 : URL.canParse(`http://${host}${url}`) ? null : 400;
  if (status === null) return false;
  const responseHeaders = new Headers(status === 405 ? { Allow: [...METHODS].join(", ") } : {});
  setSecurityHeaders(responseHeaders, hsts);
  response.setHeaders(responseHeaders).writeHead(status).end();
  return true;
}
