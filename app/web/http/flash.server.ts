import { createCookie } from "react-router";
import { pagePath } from "./page-path";
import { isNavigation } from "./page-request";
import { isSecure } from "./security/host-cookie.server";
import { HOST_PREFIX } from "./security/host-prefix";

export const FLASH_COOKIE = "flash";

const MAX_AGE = 10;

/** `path` is that of the page that shows the message. */
type Stored<Message> = { path: string; message: Message };

/**
 * A message for the page of a redirect, in a signed cookie that expires after some seconds. Only for
 * pages that are never cached, such as the desk.
 */
export function flashCookie<Message>(secret: string) {
  const options = {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax" as const,
    maxAge: MAX_AGE,
    // A page's data is at another path, such as `/admin.data`.
    path: "/",
  };
  const cookie = createCookie(FLASH_COOKIE, options);
  const onHttps = createCookie(HOST_PREFIX + FLASH_COOKIE, options);
  return {
    /** For the page with the address. `secureCookies` adds the prefix on https. */
    write: (message: Message, address: string) =>
      cookie.serialize({ path: pathOf(address), message } satisfies Stored<Message>),
    async read(request: Request): Promise<Message | null> {
      const named = isSecure(request) ? onHttps : cookie;
      const stored: Stored<Message> | null = await named.parse(request.headers.get("Cookie"));
      return stored?.path === pathOf(request.url) ? stored.message : null;
    },
    /**
     * The cookie that deletes the message, for the document that shows it. Null for the router's data
     * requests: the router may discard their result and repeat them, and the message would be lost.
     */
    clear: async ({ headers }: Request) =>
      isNavigation(headers) ? cookie.serialize("", { maxAge: 0 }) : null,
  };
}

/** Of an address with or without an origin. */
function pathOf(address: string) {
  return pagePath(new URL(address, "http://localhost"));
}
