import { expect, test } from "vitest";
import { responseError } from "./response-error";

test.each<[string, Response, string]>([
  ["its body", new Response('{"error":"busy"}', { status: 503 }), '503: {"error":"busy"}'],
  ["its status text", new Response("", { status: 404, statusText: "Not Found" }), "404: Not Found"],
  ["nothing", new Response(null, { status: 500 }), "500: "],
])("the error of a response has its status and %s", async (_, response, message) => {
  expect((await responseError(response)).message).toBe(message);
});

test("a body that breaks off leaves status and status text", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("cut")) });
  const response = new Response(body, { status: 502, statusText: "Bad Gateway" });
  expect((await responseError(response)).message).toBe("502: Bad Gateway");
});
