/** @module-tag slow */
import { expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { useSite } from "../site-fixture";

const fixture = useSite();
const gate = async () =>
  openPage(await sendRequest(fixture.site, "/admin", { headers: { "Accept-Language": "en" } }));

test("the sign-in form asks for the name where nobody is called admin", async () => {
  expect((await gate()).values("main")).toMatchObject({ username: "admin" });
  expect((await gate()).textOf("main")).toContain("Another account");
  await inDatabase(fixture.site, async (sql) => {
    await sql`update users set username = 'nino' where username = 'admin'`;
  });
  expect((await gate()).values("main")).toMatchObject({ username: "", password: "" });
  expect((await gate()).textOf("main")).not.toContain("Another account");
  const fields = { intent: "sign-in", password: STAFF_PASSWORD };
  const send = (username: string) => sendForm(fixture.site, "/admin", { ...fields, username });
  expect((await send("admin")).status).toBe(422);
  expect((await send("nino")).status).toBe(303);
});
