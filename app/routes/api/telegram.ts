import type { Route } from "./+types/telegram";
import { siteContext } from "~/server/site-context.server";
import { handleTelegramWebhook } from "~/messaging/delivery/telegram/webhook.server";
import { handleApiRequest, apiError, methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  const { bookingStore, bot, secret, settings } = context.get(siteContext);
  return handleApiRequest(async () => {
    if (!bot || settings.telegram?.updates !== "webhook")
      return apiError(404, "there is no webhook");
    return handleTelegramWebhook(bookingStore, { bot, secret }, request);
  });
}
