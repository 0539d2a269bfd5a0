import { HOST_PREFIX } from "~/web/http/security/host-prefix";

/** Sets a cookie of this host as the server does, with the prefix on https. `maxAge` in seconds. */
export function setHostCookie(name: string, value: string, maxAge: number) {
  const isHttps = location.protocol === "https:";
  const written = isHttps ? HOST_PREFIX + name : name;
  const secure = isHttps ? "; Secure" : "";
  document.cookie = `${written}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
