import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { Answer } from "../answer";

type Schema = Record<string, unknown>;
type Response = {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema?: { $ref: string } }>;
};
type Operation = {
  responses: Record<string, Response>;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
};

export type ApiDocument = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, { required: boolean; schema: Schema }>;
  };
};

/** Compares responses of a site with its document, and notes what it has seen. */
export function checkBy(document: ApiDocument) {
  const answers = validators(document, { strict: true });
  const requests = validators(document, { strict: false });
  const seen = new Set<string>();

  function operationOf(call: string): Operation {
    const [method = "", path = ""] = call.split(" ");
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`the document has no ${call}`);
    return operation;
  }

  return {
    /** Validates the response of an endpoint such as `GET /api/cars/{id}`. */
    answer(call: string, answer: Answer) {
      const response = operationOf(call).responses[answer.status];
      expect(response, `${call}: ${answer.status} is not documented`).toBeDefined();
      checkHeaders(document, response!, answer.headers);
      checkBody(response!, answer, answers);
      seen.add(`${call} ${answer.status}`);
    },
    /** Validates the JSON body of a request. */
    request(call: string, body: unknown) {
      const schema = operationOf(call).requestBody!.content["application/json"]!.schema;
      expectValid(requests(schema.$ref), body);
    },
    /** Returns the faults of a value by a schema of the document. */
    faults(name: string, value: unknown) {
      const validate = answers(`#/components/schemas/${name}`);
      return validate(value) ? [] : validate.errors!;
    },
    /** Returns the endpoints with the statuses that no response has had yet. */
    unseen: () => documented(document).filter((entry) => !seen.has(entry)),
  };
}

/** Lists every endpoint with every status, such as `GET /api/cars 200`. */
export function documented({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
}

function checkHeaders(document: ApiDocument, { headers = {} }: Response, sent: Headers) {
  for (const [name, { $ref }] of Object.entries(headers)) {
    const { required } = document.components.headers[$ref.split("/").at(-1)!]!;
    if (required) expect(sent.get(name), name).toBeTruthy();
  }
}

function checkBody(
  { content }: Response,
  { headers, text }: Answer,
  validatorOf: (ref: string) => ValidateFunction,
) {
  if (!content) return expect(text).toBe("");
  const type = headers.get("Content-Type")?.split(";")[0] ?? "";
  expect(Object.keys(content)).toContain(type);
  const ref = content[type]!.schema?.$ref;
  if (ref) expectValid(validatorOf(ref), JSON.parse(text));
}

function expectValid(validate: ValidateFunction, value: unknown) {
  const isValid = validate(value);
  expect(isValid ? [] : validate.errors, JSON.stringify(value).slice(0, 500)).toEqual([]);
}

/** Returns validators by reference; strict ones refuse fields that are not in the document. */
function validators(document: ApiDocument, { strict }: { strict: boolean }) {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const text = JSON.stringify(document.components.schemas);
  const schemas = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as Schema;
  if (strict) closeObjects(schemas);
  ajv.addSchema({ $id: "api", $defs: schemas });
  return (ref: string) =>
    ajv.compile({ $ref: ref.replace("#/components/schemas/", "api#/$defs/") });
}

function closeObjects(schema: unknown) {
  if (typeof schema !== "object" || schema === null) return;
  if ("properties" in schema && "type" in schema && schema.type === "object") {
    Object.assign(schema, { additionalProperties: false });
  }
  for (const subschema of Object.values(schema)) closeObjects(subschema);
}
