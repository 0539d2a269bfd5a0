import { createCookie } from "react-router";
import { pagePath } from "./local-path";
import { isNavigation } from "./page-request";
import { isSecure } from "./security/host-cookie.server";
import { HOST_PREFIX } from "./security/host-prefix";

export const FLASH_COOKIE = "flash";

/**
 * Seconds until the page of the message has to be requested: a line may be slow, or interrupted for a
 * while.
 */
const UNREAD_MAX_AGE = 600;

/** Seconds in which the router may discard the data of that page and request them again. */
const READ_MAX_AGE = 10;

/** A message, and the path of the page that shows it. */
type Stored<Message> = { path: string; message: Message; isRead?: boolean };

/**
 * Creates the cookie of a message for the page of a redirect. It is signed, and cleared by that page. Use
 * it only for pages that are never cached, such as the desk.
 */
export function flashCookie<Message>(secret: string) {
  const options = {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax" as const,
    maxAge: UNREAD_MAX_AGE,
    // The path has to be `/`: a page's data is at another one, such as `/admin.data`.
    path: "/",
  };
  const cookie = createCookie(FLASH_COOKIE, options);
  const onHttps = createCookie(HOST_PREFIX + FLASH_COOKIE, options);
  /** Reads the message for the page of a request. */
  async function storedFor(request: Request) {
    const named = isSecure(request) ? onHttps : cookie;
    const stored: Stored<Message> | null = await named.parse(request.headers.get("Cookie"));
    return stored?.path === pathOf(request.url) ? stored : null;
  }

  return {
    /** Writes the cookie for the page with the address. On https, `secureCookies` adds the prefix. */
    write: (message: Message, address: string) =>
      cookie.serialize({ path: pathOf(address), message } satisfies Stored<Message>),
    async read(request: Request): Promise<Message | null> {
      return (await storedFor(request))?.message ?? null;
    },
    /**
     * Returns the cookie that deletes the message, for the document that shows it. After the router's data
     * request it only shortens the message's life to some seconds; null if that is done.
     */
    async clear(request: Request) {
      if (isNavigation(request.headers)) return cookie.serialize("", { maxAge: 0 });
      const stored = await storedFor(request);
      if (!stored || stored.isRead) return null;
      return cookie.serialize({ ...stored, isRead: true }, { maxAge: READ_MAX_AGE });
    },
  };
}

/** Returns the path of an address, which may have an origin. */
function pathOf(address: string) {
  return pagePath(new URL(address, "http://localhost"));
}
