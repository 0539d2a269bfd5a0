import { createCookie } from "react-router";

/**
 * A message for the next page after a redirect, in a signed cookie that lives a minute. It belongs
 * on pages that are never kept, such as the desk.
 */
export function flashCookie(secret: string, path: string) {
  const cookie = createCookie("flash", {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    maxAge: 60,
    path,
  });
  return {
    write: (message: unknown) => cookie.serialize(message),
    read: (request: Request): Promise<unknown> => cookie.parse(request.headers.get("Cookie")),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
