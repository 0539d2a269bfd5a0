import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/log.server";
import { BODY_LIMIT } from "~/web/http/body.server";
import { clientAddress } from "~/web/http/client.server";
import { inSlices } from "~/web/in-slices.server";
import { isForeign } from "~/web/http/origin.server";
import { setSecurityHeaders } from "~/web/http/security-headers.server";
import { seenVisit } from "./page-view";
import { faultOf, visitLimit } from "./track-visit.server";
import type { VisitQueue } from "./visit-queue.server";

type Site = { publicUrl: string | undefined; proxies: number };

/**
 * Takes visits in front of the router, which would cost ten times as much, and a few at a time: many
 * come at once, and pages must not wait for them. What is not plainly right goes on to the route,
 * which answers the same way and says what is wrong: other methods and media types, large bodies,
 * foreign origins.
 */
export function takeVisits(queue: Pick<VisitQueue, "add">, { publicUrl, proxies }: Site) {
  const answered = new Headers();
  setSecurityHeaders(answered, publicUrl);
  const plain = Object.fromEntries(answered);
  const later = inSlices();

  function answer(response: ServerResponse, status: number, error = "", more = {}) {
    const body = error && JSON.stringify({ error });
    const type = error && { "Content-Type": "application/json" };
    response.writeHead(status, { ...plain, ...type, ...more }).end(body);
  }

  function take(
    request: IncomingMessage,
    response: ServerResponse,
    { headers, text }: { headers: Pick<Headers, "get">; text: string },
  ) {
    const socketAddress = request.socket.remoteAddress ?? "unknown";
    const address = clientAddress(socketAddress, headers.get("X-Forwarded-For"), proxies);
    const seconds = visitLimit.take(address);
    if (seconds !== null) {
      const wait = { "Retry-After": `${seconds}` };
      return answer(response, 429, "too many visits; wait a little", wait);
    }
    const body = objectOf(text);
    const fault = body ? faultOf(body) : "the body must be a JSON object";
    if (!body || fault !== null) return answer(response, 400, fault ?? "");
    const { page, userAgent } = body as { page: string; userAgent: string };
    queue.add(seenVisit({ headers, address, proxies }, { path: page, userAgent }, Date.now()));
    return answer(response, 204);
  }

  /** Whether the request was a visit and is taken care of. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "POST" || request.url !== "/api/track-visit") return false;
    if (!isPlain(request)) return false;
    const headers = headersOf(request);
    if (isForeign(headers, publicUrl)) return false;
    readText(request)
      .then((text) => later(() => take(request, response, { headers, text })))
      .catch((error: unknown) => {
        // A line that broke has nobody to answer.
        log.debug({ err: error }, "a visit could not be read");
        request.destroy();
      });
    return true;
  };
}

/** A small JSON body whose size is told. */
function isPlain({ headers }: IncomingMessage) {
  const size = Number(headers["content-length"]);
  return size <= BODY_LIMIT && /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

/** As much of the web's headers as is asked for here; to make all of them would cost more. */
function headersOf({ headers }: IncomingMessage): Pick<Headers, "get"> {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : String(value);
    },
  };
}

/** The JSON object of a body; null where it is none. */
function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** By events: a stream's iterator costs more than all else that is done about a visit. */
function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks).toString())).on("error", reject);
  });
}
