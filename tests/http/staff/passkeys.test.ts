import { beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { createSoftwarePasskey } from "~/staff/testing/software-passkey";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const ORIGIN = "https://cars.example";
const fixture = useSite({ PUBLIC_URL: ORIGIN, TRUST_PROXY: "1" });
const https = { Origin: ORIGIN, "X-Forwarded-Proto": "https", "Accept-Language": "en" };
const CALL = "/admin/passkey.json";
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

/** Requests a challenge of the site, with its cookie. */
async function ask(purpose: string, cookies = "") {
  const answer = await sendForm(fixture.site, CALL, { purpose }, { ...https, Cookie: cookies });
  const [line = ""] = answer.headers.getSetCookie();
  const body = json<{ kind: string; options: Options; address?: string }>(answer);
  return { answer, body, line, cookies: [cookies, line.split(";")[0]].filter(Boolean).join("; ") };
}

const send = (path: string, fields: Record<string, string>, cookies: string) =>
  sendForm(fixture.site, path, fields, { ...https, Cookie: cookies });
const ceremonyOf = ({ challenge }: Options) => ({
  challenge,
  origin: ORIGIN,
  rpId: "cars.example",
});

test(
  "a challenge is in a cookie of this host that scripts don't read, and is not stored",
  { tags: "slow" },
  async () => {
    const { answer, line, body } = await ask("sign-in");
    expect(line).toMatch(
      /^__Host-passkey=[\w-]{43}\.\d+\.[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(body).toMatchObject({
      kind: "use",
      options: { rpId: "cars.example", userVerification: "required", allowCredentials: [] },
    });
  },
);

test("the endpoint asks who is signed in, and refuses what it does not know", async () => {
  for (const purpose of ["confirm", "add"]) {
    // oxlint-disable-next-line no-await-in-loop -- One site.
    const { body } = await ask(purpose);
    expect(body).toEqual({ kind: "next", address: "/admin?next=%2Fadmin%2Faccount" });
  }
  expect((await ask("other")).answer.status).toBe(400);
  expect((await sendRequest(fixture.site, CALL)).status).toBe(401);
  expect((await sendRequest(fixture.site, CALL, { headers: { Cookie } })).status).toBe(405);
  const headers = { ...https, Origin: "https://evil.example" };
  const foreign = await sendForm(fixture.site, CALL, { purpose: "sign-in" }, headers);
  expect(foreign.status).toBe(403);
});

test("a passkey is added, signs in with a new session, and the security log says so", async () => {
  const device = createSoftwarePasskey();
  const asked = await ask("add", Cookie);
  expect(asked.body).toMatchObject({ kind: "add", options: { rp: { id: "cars.example" } } });
  const passkey = device.register(ceremonyOf(asked.body.options));
  const add = { intent: "passkey-add", passkey, name: " Red phone " };
  const added = await send("/admin/account", add, asked.cookies);
  expect(added.headers.get("Location")).toBe("/admin/account?done=passkeyAdded");
  // The response has a new token too: the session is confirmed by two factors from now on.
  const [renewed = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
  expect(renewed).toMatch(/^__Host-session=/);
  const cookies = asked.cookies.replace(Cookie, renewed);
  Cookie = renewed;
  expect((await send("/admin/account", add, cookies)).status).toBe(422);

  const gate = await ask("sign-in");
  const enter = { intent: "passkey", passkey: device.sign(ceremonyOf(gate.body.options)) };
  const entered = await send("/admin?next=/admin/account", enter, gate.cookies);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/admin/account"]);
  const [session = "", known = ""] = entered.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=/);
  expect(session.split(";")[0]).not.toBe(Cookie);
  expect(known).toMatch(/^__Host-device-/);

  const again = await send("/admin", enter, gate.cookies);
  expect([again.status, openPage(again).byRole("alert")]).toEqual([
    422,
    ["The passkey was not accepted. Try again, or use your password."],
  ]);
  const nothing = await send("/admin", { intent: "passkey", passkey: "{}" }, gate.cookies);
  expect(nothing.status).toBe(422);
  await vi.waitFor(async () => {
    const page = await sendRequest(fixture.site, "/admin/security", {
      headers: { ...https, Cookie },
    });
    const text = openPage(page).textOf("main");
    expect(text).toMatch(/Second factor: done.*adding a passkey/s);
    expect(text).toMatch(/Sign-in: done.*with a passkey/s);
    expect(text).toMatch(/Sign-in: wrong password or passkey/);
  }, SOON);
});
