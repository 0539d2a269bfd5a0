import { STAFF_PASSWORD } from "./site";

/** Signs in at `SITE_URL`; `openDesk` uses the session. */
export async function startStaffSession() {
  const body = new URLSearchParams({ username: "admin", password: STAFF_PASSWORD });
  const url = `${process.env.SITE_URL}/admin`;
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  const [, session] = /session=([^;]+)/.exec(response.headers.getSetCookie().join()) ?? [];
  if (!session) throw new Error(`not signed in: ${response.status}`);
  process.env.STAFF_SESSION = session;
}
