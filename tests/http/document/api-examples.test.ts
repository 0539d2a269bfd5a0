/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { sendRequest, json, type Answer } from "../answer";
import { describedCalls, examples, messages, requestCount, type Example } from "./api-examples";
import { checkBy, type ApiDocument } from "./document-check";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let document: ApiDocument;
let check: ReturnType<typeof checkBy>;
let session: string;

beforeAll(async () => {
  document = json<ApiDocument>(await sendRequest(fixture.site, "/api/openapi.json"));
  check = checkBy(document);
  session = await signIn(fixture.site);
});

test("app/server/openapi/examples.md describes every endpoint of the document, and no other", () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(describedCalls.toSorted()).toEqual(calls.toSorted());
});

test("each endpoint has an example: a request with its response, or messages", () => {
  const withExample = new Set([...examples.map(({ call }) => call), "GET /ws"]);
  expect(describedCalls.filter((call) => !withExample.has(call))).toEqual([]);
  expect([examples.length, messages.length]).toEqual([requestCount, 3]);
});

// The examples are in the order of the page: the booking that one makes is read and changed by the next.
describe("an example is what the site sends:", () => {
  test.each(examples.map((example) => [example.call, example.answer.status, example] as const))(
    "%s %i",
    async (_call, _status, example) => expectAnswer(example, await send(example)),
  );

  test("a message of the socket", () => {
    expect(messages.flatMap((message) => check.faults("SocketMessage", message))).toEqual([]);
  });
});

function expectAnswer({ call, answer: described }: Example, answer: Answer) {
  expect(answer.status, answer.text).toBe(described.status);
  expect(comparable(described, described.text)).toEqual(comparable(described, answer.text));
  check.answer(call, answer);
  check.answer(call, { ...answer, text: described.text });
}

/** Returns what each response must have: those of success have ids and times of their own. */
function comparable({ type, status }: Example["answer"], text: string): unknown {
  if (type === "text") return text;
  const body: unknown = JSON.parse(text);
  return status < 400 ? typeof body : body;
}

function send({ call, request, answer }: Example) {
  const { method, path, headers, body } = request;
  const Cookie = headers.Cookie?.replace("session=SESSION", session);
  const isJson = headers["Content-Type"] === "application/json";
  if (isJson && answer.status < 300) check.request(call, JSON.parse(body));
  return sendRequest(fixture.site, path, {
    method,
    headers: { ...headers, ...(Cookie && { Cookie }) },
    ...(body && { body }),
  });
}
