import { etagOf, isNamed } from "~/web/http/etag.server";
import { version } from "#package.json";
import type { ApiEndpoint, EndpointResponse, HeaderName, Parameters } from "./call";
import { BOOKING_ENDPOINTS } from "./calls/booking.server";
import { FLEET_ENDPOINTS } from "./calls/fleet.server";
import { RENTAL_ENDPOINTS } from "./calls/rental.server";
import { SITE_ENDPOINTS } from "./calls/site.server";
import { VISIT_ENDPOINTS } from "./calls/visits.server";
import { componentSchemas, parameterSchema } from "./schemas.server";

/** Responds to `GET /api/openapi.json`. */
export type ApiDocument = (request: Request) => Response;

/** Generates the document at the first request: it depends only on the build. */
export function createApiDocument(): ApiDocument {
  let document: ReturnType<typeof serialize> | null = null;
  return (request) => {
    const { body, etag } = (document ??= serialize());
    const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
    if (isNamed(request.headers.get("If-None-Match"), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
  };
}

function serialize() {
  const body = JSON.stringify(openApiDocument());
  // The tag is weak: the body is compressed afterwards, and one tag stands for every encoding.
  return { body, etag: `W/${etagOf(body)}` };
}

const DESCRIPTION = `GET calls also support HEAD. An unsupported method is a 405 with \`Allow\`. \
Clients must ignore unknown fields: releases add fields. A field that is changed or removed \
remains for one more release.`;

const HEADERS: Readonly<Record<HeaderName, object>> = {
  "Retry-After": header("Seconds to wait.", { type: "integer", minimum: 1 }),
  Location: header("A path of this site.", { type: "string", pattern: "^/" }),
  "Set-Cookie": header("The bookings of this browser, or its language."),
  "Booking-Receipt": {
    ...header("`refused` if the customer gets no e-mail: too many went to the address."),
    required: false,
  },
  Link: { ...header('`<path>; rel="next"`'), required: false },
  ETag: header("The version of the body."),
  Upgrade: header("`websocket`", { type: "string" }),
};

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description:
      "A staff session, created by the form at `/admin`. On https its name is `__Host-session`.",
  },
  ownBookings: {
    type: "apiKey",
    in: "cookie",
    name: "bookings",
    description:
      "The bookings of this browser, set when one is placed. On https its name is `__Host-bookings`.",
  },
};

/** Returns the description of all endpoints, as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
function openApiDocument() {
  const endpoints = [
    ...FLEET_ENDPOINTS,
    ...BOOKING_ENDPOINTS,
    ...RENTAL_ENDPOINTS,
    ...VISIT_ENDPOINTS,
    ...SITE_ENDPOINTS,
  ];
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Car rental", version, description: DESCRIPTION },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: componentSchemas(),
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operation(endpoint: ApiEndpoint) {
  const { id, summary, description, security, responses } = endpoint;
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    security: (security ?? []).map((way) => (way === "nobody" ? {} : { [way]: [] })),
    parameters: [
      ...parameters("path", endpoint.segments),
      ...parameters("query", endpoint.query),
      ...parameters("header", endpoint.headers),
    ],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, response(one)]),
    ),
  };
}

function parameters(place: "path" | "query" | "header", schemas?: Parameters) {
  return Object.entries(schemas?.shape ?? {}).map(([name, schema]) => {
    const { description, ...own } = parameterSchema(schema);
    const required = !schema.safeParse(undefined).success;
    return {
      name,
      in: place,
      ...(required && { required }),
      ...(description ? { description } : {}),
      schema: own,
    };
  });
}

function requestBody(body: NonNullable<ApiEndpoint["body"]>) {
  const [type, name] =
    "json" in body
      ? ["application/json", body.json]
      : ["application/x-www-form-urlencoded", body.form];
  return { required: true, content: { [type]: { schema: reference("schemas", name) } } };
}

function response({ description, json, media, headers = [] }: EndpointResponse) {
  return {
    description,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, reference("headers", name)])),
    }),
    ...(json && { content: { "application/json": { schema: reference("schemas", json) } } }),
    ...(media && { content: { [media]: {} } }),
  };
}

function reference(kind: "schemas" | "headers", name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

function header(description: string, schema: object = { type: "string" }) {
  return { description, required: true, schema };
}
