import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { log } from "~/web/log.server";
import { setSecurityHeaders } from "./security/security-headers.server";

const YEAR = 31_536_000;
const HOUR = 3_600;

/** Types with their charset: the library adds it only to HTML. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain",
};

/**
 * Serves the precompressed build. Browsers cache hashed files for a year, others for an hour. Calls
 * `next` if there is no such file.
 */
export function staticFiles(folder: string, hsts: string | null) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const type = TEXT_TYPES[extname(pathname)];
      const headers = new Headers(type ? { "Content-Type": type } : {});
      setSecurityHeaders(headers, hsts);
      const hashed = pathname.startsWith("/assets/");
      headers.set(
        "Cache-Control",
        hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
      );
      response.setHeaders(headers);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    endOnFileError(response);
    serve(request, response, next);
  };
}

/**
 * Cuts the response off if reading its file fails. A new build may have removed the file since the start,
 * and the error of its stream would end the process.
 */
function endOnFileError(response: ServerResponse) {
  response.once("pipe", (file: Readable) => {
    file.once("error", (error) => {
      log.warn({ err: error }, "a file of the build was removed: restart the site");
      response.destroy();
    });
  });
}
