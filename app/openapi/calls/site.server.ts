import { z } from "zod";
import type { ApiCall } from "~/openapi/call";
import { BODY_REFUSALS, refusal } from "~/openapi/common-answers.server";
import { SOCKET_PATH } from "~/pages/socket-path";

const since = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional()
  .describe("The id of the last booking that staff have seen: newer ones are sent first.");

const refused = { description: "The form is refused.", media: "application/json" } as const;

export const SITE_CALLS: readonly ApiCall[] = [
  {
    method: "get",
    path: "/healthz",
    id: "readHealth",
    summary: "Whether the process lives",
    answers: { 200: { description: "`ok`; no database was asked.", media: "text/plain" } },
  },
  {
    method: "get",
    path: "/readyz",
    id: "readReadiness",
    summary: "Whether to send visitors here",
    answers: {
      200: { description: "`ok`: the database answers.", media: "text/plain" },
      503: { description: "It does not, or the site is about to stop.", media: "text/plain" },
    },
  },
  {
    method: "get",
    path: "/api/openapi.json",
    id: "readDocument",
    summary: "This document",
    answers: {
      200: { description: "OpenAPI 3.1.", media: "application/json", headers: ["ETag"] },
      304: { description: "The client has it: `If-None-Match` names it.", headers: ["ETag"] },
    },
  },
  {
    method: "get",
    path: SOCKET_PATH,
    id: "openSocket",
    summary: "Live notifications by WebSocket",
    description:
      "Messages are JSON of `SocketMessage`: of all bookings with a staff session, of its own " +
      "bookings alone for a browser with their cookie.",
    security: ["session", "ownBookings", "nobody"],
    query: z.object({ since }),
    answers: {
      101: { description: "The socket is open.", headers: ["Upgrade"] },
      403: { description: "A page of another site asked." },
      503: { description: "The database is unavailable, or too many sockets are open." },
    },
  },
  {
    method: "get",
    path: "/language",
    id: "leaveLanguage",
    summary: "Back to the home page: a language is chosen by a post",
    answers: { 302: { description: "To `/`.", headers: ["Location"] } },
  },
  {
    method: "post",
    path: "/language",
    id: "chooseLanguage",
    summary: "Choose a language, as the pages' own form does",
    body: { form: "LanguageChoice" },
    answers: {
      303: { description: "Back to the page.", headers: ["Location", "Set-Cookie"] },
      400: refused,
      403: refused,
      413: refused,
      415: refused,
    },
  },
  {
    method: "post",
    path: "/telegram",
    id: "takeTelegramUpdate",
    summary: "The webhook of the operator's Telegram bot",
    headers: z.object({
      "X-Telegram-Bot-Api-Secret-Token": z.string().describe("What the site gave to Telegram."),
    }),
    body: { json: "TelegramUpdate" },
    answers: {
      200: { description: "Done.", media: "application/json" },
      400: refusal("The body is no update."),
      403: refusal("The secret is wrong."),
      404: refusal("The site has no webhook."),
      ...BODY_REFUSALS,
    },
  },
];
