import { createCookie } from "react-router";

export const FLASH_COOKIE = "flash";

const MAX_AGE = 10;

/**
 * A message for the next page after a redirect, in a signed cookie that expires after some seconds.
 * Only for pages that are never cached, such as the desk.
 */
export function flashCookie<Message>(secret: string) {
  const cookie = createCookie(FLASH_COOKIE, {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    maxAge: MAX_AGE,
    // A page's data is at another path, such as `/admin.data`.
    path: "/",
  });
  return {
    write: (message: Message) => cookie.serialize(message),
    read: (request: Request): Promise<Message | null> =>
      cookie.parse(request.headers.get("Cookie")),
    /**
     * The cookie that deletes the message, for the document that shows it. Null for the router's data
     * requests: the router may discard their result and repeat them, and the message would be lost.
     */
    clear: async ({ headers }: Request) =>
      headers.get("Sec-Fetch-Dest") === "empty" ? null : cookie.serialize("", { maxAge: 0 }),
  };
}
