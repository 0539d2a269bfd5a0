export type Kept = "page" | "data" | "asset" | "picture";

const TYPES: Readonly<Record<Kept, RegExp>> = {
  page: /^text\/html\b/,
  data: /^text\/x-script\b/,
  asset: /^(?:text\/(?:css|javascript)|application\/javascript|font\/)/,
  picture: /^image\//,
};

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Whether an answer to a request of a kind may be kept: whole, the site's own, of the kind's media
 * type (a Wi-Fi's sign-in page is not), and not marked as somebody's own by `no-store`.
 */
export function mayKeep(kind: Kept, { status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    TYPES[kind].test(headers.get("Content-Type") ?? "") &&
    !/\bno-store\b/i.test(headers.get("Cache-Control") ?? "")
  );
}
