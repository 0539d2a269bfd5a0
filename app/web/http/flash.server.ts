import { createCookie } from "react-router";

export const FLASH_COOKIE = "flash";

const MAX_AGE = 10;

/**
 * A message for the next page after a redirect, in a signed cookie that lives for some seconds. It
 * belongs on pages that are never kept, such as the desk.
 */
export function flashCookie(secret: string) {
  const cookie = createCookie(FLASH_COOKIE, {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    maxAge: MAX_AGE,
    // The router asks for a page's data beside its path, at `/admin.data`.
    path: "/",
  });
  return {
    write: (message: unknown) => cookie.serialize(message),
    read: (request: Request): Promise<unknown> => cookie.parse(request.headers.get("Cookie")),
    /**
     * Takes the message away with the page that tells it; null where a script has read the page's
     * data: it may drop them unseen and read them anew, and the message is not to be lost with them.
     */
    clear: async ({ headers }: Request) =>
      headers.get("Sec-Fetch-Dest") === "empty" ? null : cookie.serialize("", { maxAge: 0 }),
  };
}
