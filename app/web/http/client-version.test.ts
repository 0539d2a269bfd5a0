import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { clientVersionContext, refuseOutdated } from "./client-version.server";

async function answer(version: string | null, sent: string | null, method = "GET") {
  const context = new RouterContextProvider();
  context.set(clientVersionContext, version);
  const url = new URL("https://mgzavri.example/faq");
  const request = new Request(`${url}.data`, { method });
  if (sent !== null) request.headers.set("X-Client-Version", sent);
  const next = async () => new Response("loader data");
  const args = { request, url, context, params: {}, pattern: "/faq" };
  const response = (await refuseOutdated(args, next)) as Response;
  return [await response.text(), response.headers.get("X-Reload-Document")];
}

test.each([
  ["scripts of the same version", "a", "a", "GET"],
  ["scripts that send no version", "a", null, "GET"],
  ["any version, if the server does not know its own", null, "a", "GET"],
  ["an action of another version", "a", "b", "POST"],
] as const)("%s get an answer", async (_, version, sent, method) => {
  expect(await answer(version, sent, method)).toEqual(["loader data", null]);
});

test("scripts of another version have to load the document", async () => {
  expect(await answer("a", "b")).toEqual(["", "true"]);
});
