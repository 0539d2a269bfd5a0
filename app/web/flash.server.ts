import { createCookie } from "react-router";

export const FLASH_COOKIE = "flash";

/**
 * A message for the next page after a redirect, in a signed cookie that lives a minute. It belongs
 * on pages that are never kept, such as the desk.
 */
export function flashCookie(secret: string) {
  const cookie = createCookie(FLASH_COOKIE, {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    maxAge: 60,
    // The router asks for a page's data beside its path, at `/admin.data`.
    path: "/",
  });
  return {
    write: (message: unknown) => cookie.serialize(message),
    read: (request: Request): Promise<unknown> => cookie.parse(request.headers.get("Cookie")),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
