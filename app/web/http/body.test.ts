import { expect, test } from "vitest";
import { BODY_LIMIT, BodyError, MANY_FIELDS, readForm } from "./body.server";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=-----limit";

function requestOf(body: string, type: string) {
  const headers = { "Content-Type": type };
  return new Request("http://localhost/", { method: "POST", headers, body });
}

const fieldsOf = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);

function urlencoded(count: number) {
  return requestOf(
    fieldsOf(count)
      .map((name) => `${name}=`)
      .join("&"),
    URLENCODED,
  );
}

function multipart(count: number, type = MULTIPART) {
  const parts = fieldsOf(count).map(
    (name) => `-------limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
  );
  return requestOf(`${parts.join("")}-------limit--\r\n`, type);
}

/** Returns the number of fields that were read, or the status of the refusal. */
async function read(request: Request, limits?: Parameters<typeof readForm>[1]) {
  try {
    return [...(await readForm(request, limits))].length;
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return `status ${error.status}`;
  }
}

test.each([
  ["url-encoded", urlencoded],
  ["multipart", multipart],
])("a %s form has at most 200 fields, or those of a long list", async (_, form) => {
  expect(await read(form(1))).toBe(1);
  expect(await read(form(200))).toBe(200);
  expect(await read(form(201))).toBe("status 413");
  expect(await read(form(201), { fields: MANY_FIELDS })).toBe(201);
  expect(await read(form(3), { fields: 2 })).toBe("status 413");
});

test.each([
  ["a boundary that is none", requestOf("a=&".repeat(300), `${URLENCODED}; boundary=x`)],
  ["empty fields", requestOf("&".repeat(60_000), URLENCODED)],
  ["one name", requestOf("notes=&".repeat(300), URLENCODED)],
  ["another boundary", multipart(300, 'multipart/form-data; xboundary=x; boundary="-----limit"')],
  ["parts that are none", requestOf("-------limit\r\n".repeat(300), MULTIPART)],
])("%s does not hide fields", async (_, request) => {
  expect(await read(request)).toBe("status 413");
});

test("a body that is no form, or too large, is distinguished", async () => {
  expect(await read(requestOf("-------limit", MULTIPART))).toBe("status 400");
  expect(await read(requestOf("", "multipart/form-data"))).toBe("status 400");
  expect(await read(requestOf("a=1", "text/plain"))).toBe("status 415");
  expect(await read(requestOf("a".repeat(BODY_LIMIT + 1), URLENCODED))).toBe("status 413");
  expect(await read(requestOf("", URLENCODED))).toBe(0);
  expect(await read(requestOf("a=1&b=2&a=3", URLENCODED))).toBe(3);
});
