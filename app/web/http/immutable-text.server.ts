import { setSecurityHeaders } from "./security/security-headers.server";

type Options = {
  /** Whether the body is compressed. */
  isBrotli: boolean;
  /** How long browsers use it. */
  seconds: number;
  hsts: string | null;
};

/** Headers of a text for browsers, at an address with its hash. */
export function immutableTextHeaders({ isBrotli, seconds, hsts }: Options): Headers {
  const headers = new Headers({
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": `public, max-age=${seconds}, immutable`,
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
    ...(isBrotli && { "Content-Encoding": "br" }),
  });
  setSecurityHeaders(headers, hsts);
  return headers;
}
