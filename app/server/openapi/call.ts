import type { z } from "zod";
import type { PagePattern } from "~/web/pages/page-table";
import type { SOCKET_PATH } from "~/web/pages/address-values";
import type { RESPONSES, REQUESTS } from "./schemas.server";

/** Response headers that clients read. */
export type HeaderName =
  | "Retry-After"
  | "Location"
  | "Set-Cookie"
  | "Booking-Receipt"
  | "Link"
  | "ETag"
  | "Upgrade";

export type EndpointResponse = {
  description: string;
  /** The JSON body. */
  json?: keyof typeof RESPONSES;
  /** The media type of another body. */
  media?: "text/plain" | "application/json";
  headers?: readonly HeaderName[];
};

/** Parameters by name. */
export type Parameters = z.ZodObject<Record<string, z.ZodType>>;

/** An endpoint of the API as described in the document. */
export type ApiEndpoint = {
  method: "get" | "post" | "patch" | "delete";
  path: PagePattern | typeof SOCKET_PATH;
  /** `operationId` */
  id: string;
  summary: string;
  description?: string;
  /** Alternative ways of authentication. A public endpoint has none. */
  security?: readonly ("session" | "ownBookings" | "nobody")[];
  /** Parameters of the path. */
  segments?: Parameters;
  query?: Parameters;
  headers?: Parameters;
  body?: { json: keyof typeof REQUESTS } | { form: keyof typeof REQUESTS };
  responses: Readonly<Record<number, EndpointResponse>>;
};
