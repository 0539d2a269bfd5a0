import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { useTwoNodes } from "../two-nodes";

const SETTINGS = "/admin/settings";

const nodes = useTwoNodes();

const textAt = async (node: "first" | "second") =>
  (await sendRequest(nodes[node], "/all-cars")).text;

async function rename(siteName: string) {
  const headers = { Cookie: nodes.Cookie };
  const form = openPage(await sendRequest(nodes.first, SETTINGS, { headers })).values("main");
  const saved = await sendForm(nodes.first, SETTINGS, { ...form, siteName }, headers);
  expect(saved.status).toBe(303);
}

test("a change is in the next page of its own node, and soon in that of the other", async () => {
  for (const siteName of ["Earlier", "Later", "Latest"]) {
    await rename(siteName);
    expect(await textAt("first")).toContain(siteName);
    await vi.waitFor(async () => expect(await textAt("second")).toContain(siteName), SOON);
  }
});

test("a change whose notification is lost is soon in the pages of all nodes", async () => {
  for (const node of ["first", "second"] as const) {
    expect(await textAt(node)).not.toContain("Unheard");
  }
  await inDatabase(nodes.first, (sql) =>
    sql.begin(async (transaction) => {
      // Without triggers no node is notified.
      await transaction`set local session_replication_role = replica`;
      await transaction`update cars set name = 'Unheard' where id = 2`;
      await transaction`update fleet_version set version = version + 1`;
    }),
  );
  for (const node of ["first", "second"] as const) {
    await vi.waitFor(async () => expect(await textAt(node)).toContain("Unheard"), SOON);
  }
});
