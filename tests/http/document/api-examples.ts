import { readFileSync } from "node:fs";

/** A request of `app/server/openapi/examples.md` and the response that stands below it. */
export type Example = {
  /** The endpoint, such as `GET /api/cars/{id}`. */
  call: string;
  request: { method: string; path: string; headers: Record<string, string>; body: string };
  answer: { status: number; type: "json" | "text"; text: string };
};

const SECTION = /^### `([A-Z]+ \/\S+)`\n/m;
const EXAMPLE = /```http\n(.*?)\n```\n\n```(json|text) (\d+)\n(.*?)```/gs;
const MESSAGE = /```json message\n(.*?)```/gs;

const page = readFileSync("app/server/openapi/examples.md", "utf8");
const pieces = page.split(SECTION).slice(1);
const sections = pieces.flatMap((call, index) =>
  index % 2 === 0 ? [{ call, text: pieces[index + 1]! }] : [],
);

/** The endpoints that the page describes, in its order. */
export const describedCalls = sections.map(({ call }) => call);

export const examples: Example[] = sections.flatMap(({ call, text }) =>
  [...text.matchAll(EXAMPLE)].map(([, request = "", type, status, body = ""]) => ({
    call,
    request: readRequest(request),
    answer: { status: Number(status), type: type as "json" | "text", text: body.trimEnd() },
  })),
);

/** Messages of the socket. */
export const messages = [...page.matchAll(MESSAGE)].map(([, text]) => JSON.parse(text!) as unknown);

/** The number of blocks with a request: each must have been read as an example. */
export const requestCount = page.split("```http\n").length - 1;

function readRequest(text: string): Example["request"] {
  const [head = "", body = ""] = text.split("\n\n", 2);
  const [first = "", ...lines] = head.split("\n");
  const [method = "", path = ""] = first.split(" ");
  const headers = lines.map((line) => line.split(": ", 2) as [string, string]);
  return { method, path, headers: Object.fromEntries(headers), body };
}
