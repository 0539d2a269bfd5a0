import { createCookie } from "react-router";
import { HOST_PREFIX } from "./security/host-prefix";

export const FLASH_COOKIE = "flash";

const MAX_AGE = 10;

/**
 * A message for the next page after a redirect, in a signed cookie that expires after some seconds.
 * Only for pages that are never cached, such as the desk.
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
    /** `secureCookies` adds the prefix on https. */
    write: (message: Message) => cookie.serialize(message),
    async read({ headers }: Request): Promise<Message | null> {
      const sent = headers.get("Cookie");
      return (await onHttps.parse(sent)) ?? cookie.parse(sent);
    },
    /**
     * The cookie that deletes the message, for the document that shows it. Null for the router's data
     * requests: the router may discard their result and repeat them, and the message would be lost.
     */
    clear: async ({ headers }: Request) =>
      headers.get("Sec-Fetch-Dest") === "empty" ? null : cookie.serialize("", { maxAge: 0 }),
  };
}
