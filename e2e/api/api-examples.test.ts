import { beforeAll, describe, expect, test } from "vitest";
import { ask, json } from "./answer";
import { describedCalls, examples, messages, requestCount, type Example } from "./api-examples";
import { checkBy, type ApiDocument } from "./document-check";
import { signIn, useSite } from "./site-fixture";

const fixture = useSite();
let document: ApiDocument;
let check: ReturnType<typeof checkBy>;
let session: string;

beforeAll(async () => {
  document = json<ApiDocument>(await ask(fixture.site, "/api/openapi.json"));
  check = checkBy(document);
  session = await signIn(fixture.site);
});

test("docs/api.md describes every call of the document, and no other", () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(describedCalls.toSorted()).toEqual(calls.toSorted());
});

test("each call has an example: a request with its answer, or messages", () => {
  const withExample = new Set([...examples.map(({ call }) => call), "GET /ws"]);
  expect(describedCalls.filter((call) => !withExample.has(call))).toEqual([]);
  expect([examples.length, messages.length]).toEqual([requestCount, 3]);
});

// In the order of the page: the booking that one example makes is read and changed by the next.
describe("an example is what the site answers:", () => {
  test.each(examples.map((example) => [example.call, example.answer.status, example] as const))(
    "%s %i",
    async (call, status, example) => {
      const answer = await send(example);
      expect(answer.status, answer.text).toBe(status);
      check.answer(call, answer);
      if (example.answer.type === "text") return expect(example.answer.text).toBe(answer.text);
      check.answer(call, { ...answer, text: example.answer.text });
      if (status >= 400) expect(JSON.parse(example.answer.text)).toEqual(json(answer));
    },
  );

  test("a message of the socket", () => {
    for (const message of messages) check.schema("SocketMessage", message);
  });
});

function send({ call, request, answer }: Example) {
  const { method, path, headers, body } = request;
  const Cookie = headers.Cookie?.replace("session=SESSION", session);
  const isJson = headers["Content-Type"] === "application/json";
  if (isJson && answer.status < 300) check.request(call, JSON.parse(body));
  return ask(fixture.site, path, {
    method,
    headers: { ...headers, ...(Cookie && { Cookie }) },
    ...(body && { body }),
  });
}
