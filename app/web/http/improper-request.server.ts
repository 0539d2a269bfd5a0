import type { IncomingMessage, ServerResponse } from "node:http";
import { setSecurityHeaders } from "./security-headers.server";

/** Methods that some address has. The router would answer others past its middleware. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Answers a request of a method that no address has, or of a host or path that makes no address. */
export function refuseImproper(
  request: IncomingMessage,
  response: ServerResponse,
  publicUrl: string | null,
): boolean {
  const { method = "", url, headers } = request;
  const host = publicUrl ? new URL(publicUrl).host : (headers.host ?? "localhost");
  const status = !METHODS.has(method) ? 405 : URL.canParse(`http://${host}${url}`) ? null : 400;
  if (status === null) return false;
  const answer = new Headers(status === 405 ? { Allow: [...METHODS].join(", ") } : {});
  setSecurityHeaders(answer, publicUrl);
  response.setHeaders(answer).writeHead(status).end();
  return true;
}
