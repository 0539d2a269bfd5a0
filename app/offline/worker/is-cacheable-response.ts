export type CacheableKind = "page" | "data" | "asset" | "picture";

const TYPES: Readonly<Record<CacheableKind, RegExp>> = {
  page: /^text\/html\b/,
  data: /^text\/x-script\b/,
  asset: /^(?:text\/(?:css|javascript)|application\/javascript|font\/)/,
  picture: /^image\//,
};

type CheckedResponse = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Whether a response may be cached: complete, same-origin, of the kind's media type (a Wi-Fi sign-in
 * page is not), and without `no-store`, which marks personal pages.
 */
export function isCacheable(
  kind: CacheableKind,
  { status, type, redirected, headers }: CheckedResponse,
): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    TYPES[kind].test(headers.get("Content-Type") ?? "") &&
    !/\bno-store\b/i.test(headers.get("Cache-Control") ?? "")
  );
}
