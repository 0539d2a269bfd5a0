import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  conflict,
  fail,
  readBody,
  succeed,
  type Delay,
  type TelegramBody,
  type Fault,
} from "./telegram-answers";
import { messageStore, STAND_IN_CHAT } from "./telegram-messages";
import { updateQueue } from "./telegram-updates";

export { STAND_IN_CHAT };
export const STAND_IN_TOKEN = "123456:stand-in";

type Method = (body: TelegramBody, response: ServerResponse) => void;

const notFound: Method = (_, response) => fail(response, { status: 404 });

/**
 * Starts a local server with the Bot API's protocol: messages and edits with its errors, and updates by
 * `getUpdates` (long polling, confirmed by `offset`, 409 with a webhook or another poller).
 */
export async function startTelegram() {
  const calls: { method: string; body: TelegramBody }[] = [];
  const faults: { method: string; fault: Fault | Delay }[] = [];
  const messages = messageStore();
  const updates = updateQueue();
  let webhook: { url: string; secret_token?: string } | null = null;

  const methods: Record<string, Method> = {
    sendMessage: messages.send,
    editMessageText: messages.edit,
    editMessageReplyMarkup: messages.editMarkup,
    answerCallbackQuery: (_, response) => succeed(response, true),
    setWebhook(body, response) {
      webhook = body as unknown as typeof webhook;
      succeed(response, true);
    },
    deleteWebhook(_, response) {
      webhook = null;
      succeed(response, true);
    },
    getUpdates(body, response) {
      if (!webhook) return updates.answer(body, response);
      fail(response, conflict("can't use getUpdates method while webhook is active"));
    },
  };

  function answer(path: string, body: TelegramBody, response: ServerResponse) {
    const [, token, name = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (token !== STAND_IN_TOKEN) return fail(response, { status: token ? 401 : 404 });
    calls.push({ method: name, body });
    const method = methods[name] ?? notFound;
    const planned = faults.findIndex((fault) => fault.method === name);
    if (planned < 0) return method(body, response);
    const { fault } = faults.splice(planned, 1)[0]!;
    if (!("until" in fault)) return fail(response, fault);
    void fault.until.then(() => method(body, response));
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer(request.url ?? "", body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    messages: messages.all,
    /** Plans the response to the next request of a method. */
    plan(method: string, fault: Fault | Delay) {
      faults.push({ method, fault });
    },
    webhook: () => webhook,
    setWebhook(url: string) {
      webhook = { url };
    },
    callbackUpdate,
    /** Delivers an update by `getUpdates`. */
    push: updates.push,
    answers: () =>
      calls.filter(({ method }) => method === "answerCallbackQuery").map(({ body }) => body.text),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TelegramStandIn = Awaited<ReturnType<typeof startTelegram>>;

let lastUpdate = 1000;

/** Returns the update of a button press. */
function callbackUpdate(
  data: string,
  about: { messageId?: number; chatId?: number; fromId?: number } = {},
) {
  lastUpdate += 1;
  const chat = { id: about.chatId ?? STAND_IN_CHAT };
  return {
    update_id: lastUpdate,
    callback_query: {
      id: `callback-${lastUpdate}`,
      from: { id: about.fromId ?? 42, is_bot: false, first_name: "Nino <b>", username: "nino" },
      message: { message_id: about.messageId ?? 71, chat, date: 0 },
      chat_instance: "1",
      data,
    },
  };
}
