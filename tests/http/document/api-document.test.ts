/** @module-tag slow */
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { API_PAGES } from "~/web/pages/api-pages";
import routes from "~/routes";
import { sendRequest, json } from "../answer";
import type { ApiDocument } from "./document-check";
import { useSite } from "../site-fixture";

const fixture = useSite();
let document: ApiDocument;

beforeAll(async () => {
  document = json<ApiDocument>(await sendRequest(fixture.site, "/api/openapi.json"));
});

describe("the document", () => {
  test("is OpenAPI 3.1 of the package's version", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document).toMatchObject({ openapi: "3.1.1", info: { version: packageJson.version } });
  });

  test("has schemas that JSON Schema 2020-12 allows, without a keyword or format of their own", () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    addFormats.default(ajv);
    const $defs = JSON.parse(
      JSON.stringify(document.components.schemas).replaceAll("/components/schemas/", "/$defs/"),
    ) as Record<string, object>;
    expect(Object.keys($defs).length).toBeGreaterThan(10);
    for (const name of Object.keys($defs)) {
      expect(() => ajv.compile({ $ref: `#/$defs/${name}`, $defs }), name).not.toThrow();
    }
  });

  test("has every route of the API, and nothing but these and the socket", () => {
    const ofFiles = routes.filter(({ file }) => file.startsWith("routes/api/"));
    const expected = new Set([
      ...ofFiles.map(({ path = "" }) => path),
      ...API_PAGES.map(({ pattern }) => pattern),
      "/ws",
    ]);
    const templates = [...expected].map((path) => path.replaceAll(/:(\w+)/g, "{$1}"));
    expect(Object.keys(document.paths).toSorted()).toEqual(templates.toSorted());
  });

  test("names no address that holds a secret", () => {
    expect(Object.keys(document.paths).filter((path) => path.includes("{token}"))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/\/(decide|feeds|bookings\/\{token)/);
  });

  test("gives each operation a name of its own", () => {
    const ids = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods) as unknown as { operationId: string }[])
      .map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("its response", () => {
  test("may be cached, and is not sent to a client that has it", async () => {
    const { headers } = await sendRequest(fixture.site, "/api/openapi.json");
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
    const condition = { "If-None-Match": headers.get("ETag")! };
    const again = await sendRequest(fixture.site, "/api/openapi.json", { headers: condition });
    expect([again.status, again.text]).toEqual([304, ""]);
    const other = { "If-None-Match": '"other"' };
    expect((await sendRequest(fixture.site, "/api/openapi.json", { headers: other })).status).toBe(
      200,
    );
  });
});

describe("a method that an endpoint has not", () => {
  test("is a 405 that names those it has", async () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      if (!path.startsWith("/api/")) continue;
      const allowed = Object.keys(methods).map((method) => method.toUpperCase());
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        if (allowed.includes(method)) continue;
        const answer = await sendRequest(fixture.site, path.replace("{id}", "1"), { method });
        expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed.join(", ")]);
      }
    }
  });
});
