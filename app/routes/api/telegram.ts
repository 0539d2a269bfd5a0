import type { Route } from "./+types/telegram";
import { sql } from "~/db.server";
import { bot } from "~/delivery/telegram/bot.server";
import { answerTelegram } from "~/delivery/telegram/webhook.server";
import { env } from "~/env.server";
import { answerCall, apiError, methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request }: Route.ActionArgs) {
  return answerCall(async () => {
    if (!bot || env.TELEGRAM_UPDATES !== "webhook") return apiError(404, "there is no webhook");
    return answerTelegram(sql, bot, request);
  });
}
