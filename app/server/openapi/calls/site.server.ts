import { z } from "zod";
import type { ApiEndpoint } from "~/server/openapi/call";
import { BODY_REFUSALS, refusal, UNCHANGED } from "~/server/openapi/common-answers.server";
import { SOCKET_PATH } from "~/web/pages/address-values";

const since = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional()
  .describe("The id of the last booking that the client has received: newer ones are sent first.");

const refused = { description: "The form was rejected.", media: "application/json" } as const;

export const SITE_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    method: "get",
    path: "/healthz",
    id: "readHealth",
    summary: "Liveness: whether the process runs",
    responses: { 200: { description: "`ok`, without a database query.", media: "text/plain" } },
  },
  {
    method: "get",
    path: "/readyz",
    id: "readReadiness",
    summary: "Readiness: whether to route requests here",
    responses: {
      200: { description: "`ok`: the database is available.", media: "text/plain" },
      503: {
        description: "The database is unavailable, or the site is about to stop.",
        media: "text/plain",
      },
    },
  },
  {
    method: "get",
    path: "/api/openapi.json",
    id: "readDocument",
    summary: "This document",
    responses: {
      200: { description: "OpenAPI 3.1.", media: "application/json", headers: ["ETag"] },
      304: UNCHANGED,
    },
  },
  {
    method: "get",
    path: SOCKET_PATH,
    id: "openSocket",
    summary: "Live notifications by WebSocket",
    description:
      "Messages are JSON of `SocketMessage`: about all bookings with a staff session, only about " +
      "its own bookings for a browser with their cookie.",
    security: ["session", "ownBookings"],
    query: z.object({ since }),
    responses: {
      101: { description: "The socket is open.", headers: ["Upgrade"] },
      401: {
        description: "Neither a session nor a cookie of own bookings; the hint of them is deleted.",
        headers: ["Set-Cookie"],
      },
      403: { description: "The request came from a page of another site." },
      429: {
        description: "20 sockets are open in this network (an IPv4 address or an IPv6 /64).",
        headers: ["Retry-After"],
      },
      503: { description: "The database is unavailable, or too many sockets are open." },
    },
  },
  {
    method: "get",
    path: "/language",
    id: "redirectFromLanguage",
    summary: "Redirect to the home page: a language is set by POST",
    responses: { 302: { description: "To `/`.", headers: ["Location"] } },
  },
  {
    method: "post",
    path: "/language",
    id: "setLanguage",
    summary: "Set the language, like the form on the pages",
    body: { form: "LanguageChoice" },
    responses: {
      302: { description: "To the page in the language.", headers: ["Location", "Set-Cookie"] },
      400: refused,
      403: refused,
      413: refused,
      415: refused,
    },
  },
  {
    method: "post",
    path: "/telegram",
    id: "receiveTelegramUpdate",
    summary: "The webhook of the operator's Telegram bot",
    headers: z.object({
      "X-Telegram-Bot-Api-Secret-Token": z
        .string()
        .describe("The secret that the site registered with Telegram."),
    }),
    body: { json: "TelegramUpdate" },
    responses: {
      200: { description: "The update was processed.", media: "application/json" },
      400: refusal("The body is not an update."),
      403: refusal("The secret is wrong."),
      404: refusal("The site has no webhook."),
      ...BODY_REFUSALS,
    },
  },
];
