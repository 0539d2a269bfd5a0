/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendRequest, sendForm } from "../answer";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
const PATH = "/admin/account";
let Cookie: string;

beforeEach(async () => {
  Cookie = await signIn(fixture.site);
});

const openAccount = (cookie = Cookie) =>
  sendRequest(fixture.site, PATH, { headers: { Cookie: cookie, "Accept-Language": "en" } });
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(fixture.site, PATH, fields, { Cookie, ...headers });

test("the page requires staff and is not cached", async () => {
  const answer = await openAccount();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(openPage(answer).textOf("main")).toContain("admin’s account");
  for (const stranger of ["", "session=wrong"]) {
    const refused = await openAccount(stranger);
    expect([refused.status, refused.headers.get("Location")]).toEqual([
      303,
      "/admin?next=%2Fadmin%2Faccount",
    ]);
    const sent = await send({ intent: "end-all" }, { Cookie: stranger });
    expect([sent.status, sent.headers.get("Location")]).toEqual([
      303,
      "/admin?next=%2Fadmin%2Faccount",
    ]);
  }
  expect((await openAccount()).status).toBe(200);
});

test("rejects a form from another site", async () => {
  const answer = await send({ intent: "end-all" }, { Origin: "https://evil.example" });
  expect(answer.status).toBe(403);
  expect((await openAccount()).status).toBe(200);
});

describe("the change of password", () => {
  const fields = { intent: "password", password: STAFF_PASSWORD };

  test("shows errors at its fields, and returns no password", async () => {
    const answer = await send({
      ...fields,
      newPassword: "a secret of my own",
      newPasswordAgain: "other",
    });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    expect(openPage(answer).byRole("alert")[0]).toContain("Enter the same new password both times");
    expect(openPage(answer).linksIn("alert")).toEqual(["#newPasswordAgain"]);
    for (const secret of [STAFF_PASSWORD, "a secret of my own"])
      expect(answer.text).not.toContain(secret);
  });

  test("signs out all other devices and shows a message", async () => {
    const other = await signIn(fixture.site);
    const fresh = `${STAFF_PASSWORD}!`;
    const answer = await send({ ...fields, newPassword: fresh, newPasswordAgain: fresh });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?done=password`]);
    expect((await openAccount(other)).status).toBe(303);
    // The session has a new id.
    expect((await openAccount()).status).toBe(303);
    [Cookie = ""] = answer.headers.getSetCookie()[0]!.split(";");
    expect((await openAccount()).status).toBe(200);
    const back = { newPassword: STAFF_PASSWORD, newPasswordAgain: STAFF_PASSWORD };
    expect((await send({ ...fields, password: fresh, ...back })).status).toBe(303);
  });
});

test("ends sessions one by one, or all", async () => {
  const other = await signIn(fixture.site);
  const html = (await openAccount()).text;
  const ids = [...html.matchAll(/name="id" value="([\w-]{43})"/g)].map(([, id]) => id!);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ["\0", ...ids]) {
    const answer = await send({ intent: "end-one", id });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?done=ended`]);
  }
  expect((await openAccount(other)).status).toBe(303);
  expect((await openAccount()).text).toContain("Where you’re signed in (1)");

  const answer = await send({ intent: "end-all" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
  expect((await openAccount()).status).toBe(303);
});

test("rejects an unknown intent", async () => {
  expect((await send({ intent: "other" })).status).toBe(400);
});

test("other staff sign in with their name", async () => {
  const gate = await sendRequest(fixture.site, "/admin?account=other");
  expect(openPage(gate).values("main")).toEqual({
    intent: "sign-in",
    username: "",
    password: "",
  });
  const wrong = await sendForm(fixture.site, "/admin?account=other", {
    intent: "sign-in",
    username: "nino",
    password: "wrong password",
  });
  expect(wrong.status).toBe(422);
  expect(openPage(wrong).values("main")).toMatchObject({ username: "nino", password: "" });
  const spaced = { intent: "sign-in", username: "admin ", password: STAFF_PASSWORD };
  expect((await sendForm(fixture.site, "/admin?account=other", spaced)).status).toBe(303);
});
