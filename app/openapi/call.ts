import type { z } from "zod";
import type { PagePattern } from "~/pages";
import type { SOCKET_PATH } from "~/pages/socket-path";
import type { ANSWERS, REQUESTS } from "./schemas.server";

/** Headers of answers that clients read. */
export type HeaderName = "Retry-After" | "Location" | "Set-Cookie" | "Link" | "ETag" | "Upgrade";

export type CallAnswer = {
  description: string;
  /** The JSON body. */
  json?: keyof typeof ANSWERS;
  /** The media type of another body. */
  media?: "text/plain" | "application/json";
  headers?: readonly HeaderName[];
};

/** Parameters by name. */
export type Parameters = z.ZodObject<Record<string, z.ZodType>>;

/** A call of the API as the document describes it. */
export type ApiCall = {
  method: "get" | "post" | "patch";
  path: PagePattern | typeof SOCKET_PATH;
  /** `operationId` */
  id: string;
  summary: string;
  description?: string;
  /** Ways to prove who calls, each enough; everybody may call where it is missing. */
  security?: readonly ("session" | "ownBookings" | "nobody")[];
  /** Parameters of the path. */
  segments?: Parameters;
  query?: Parameters;
  headers?: Parameters;
  body?: { json: keyof typeof REQUESTS } | { form: keyof typeof REQUESTS };
  answers: Readonly<Record<number, CallAnswer>>;
};
