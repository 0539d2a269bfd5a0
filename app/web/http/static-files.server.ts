import sirv from "sirv";
import { setSecurityHeaders } from "./security-headers.server";

const YEAR = 31_536_000;
const HOUR = 3_600;

/**
 * Serves the built files, compressed beforehand. Hashed ones stay a year in the browser, the
 * others an hour. Calls `next` for what is no file.
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
