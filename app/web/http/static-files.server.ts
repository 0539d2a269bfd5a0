import sirv from "sirv";
import { setSecurityHeaders } from "./security-headers.server";

const YEAR = 31_536_000;
const HOUR = 3_600;

/**
 * Serves the precompressed build. Browsers cache hashed files for a year, others for an hour. Calls
 * `next` if there is no such file.
 */
export function staticFiles(folder: string, publicUrl: string | null) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const headers = new Headers();
      setSecurityHeaders(headers, publicUrl);
      const hashed = pathname.startsWith("/assets/");
      headers.set(
        "Cache-Control",
        hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
      );
      response.setHeaders(headers);
    },
  });
}
