import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  conflict,
  fail,
  readBody,
  succeed,
  type Delay,
  type TelegramBody,
  type Trouble,
} from "./telegram-answers";
import { messageStore, STAND_IN_CHAT } from "./telegram-messages";
import { updateQueue } from "./telegram-updates";

export { STAND_IN_CHAT };
export const STAND_IN_TOKEN = "123456:stand-in";

type Method = (body: TelegramBody, response: ServerResponse) => void;

const notFound: Method = (_, response) => fail(response, { status: 404 });

/**
 * A local server that speaks the Bot API's protocol: messages and edits with its errors, presses by
 * `getUpdates` (held open, confirmed by `offset`, 409 beside a webhook or another poller) or to the
 * webhook that was set.
 */
export async function startTelegram() {
  const calls: { method: string; body: TelegramBody }[] = [];
  const troubles: { method: string; trouble: Trouble | Delay }[] = [];
  const messages = messageStore();
  const updates = updateQueue();
  let webhook: { url: string; secret_token?: string } | null = null;

  const methods: Record<string, Method> = {
    sendMessage: messages.send,
    editMessageText: messages.edit,
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
      if (!webhook) return updates.give(body, response);
      fail(response, conflict("can't use getUpdates method while webhook is active"));
    },
  };

  function answer(path: string, body: TelegramBody, response: ServerResponse) {
    const [, token, name = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (token !== STAND_IN_TOKEN) return fail(response, { status: token ? 401 : 404 });
    calls.push({ method: name, body });
    const method = methods[name] ?? notFound;
    const planned = troubles.findIndex((trouble) => trouble.method === name);
    if (planned < 0) return method(body, response);
    const { trouble } = troubles.splice(planned, 1)[0]!;
    if (!("until" in trouble)) return fail(response, trouble);
    void trouble.until.then(() => method(body, response));
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer(request.url ?? "", body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    messages: messages.all,
    /** The next call of a method gets this instead. */
    plan(method: string, trouble: Trouble | Delay) {
      troubles.push({ method, trouble });
    },
    webhook: () => webhook,
    setWebhook(url: string) {
      webhook = { url };
    },
    pressUpdate,
    /** Hands an update to whoever polls. */
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

/** What Telegram hands over when somebody presses a button. */
function pressUpdate(
  data: string,
  about: { messageId?: number; chatId?: number; fromId?: number } = {},
) {
  lastUpdate += 1;
  const chat = { id: about.chatId ?? STAND_IN_CHAT };
  return {
    update_id: lastUpdate,
    callback_query: {
      id: `press-${lastUpdate}`,
      from: { id: about.fromId ?? 42, is_bot: false, first_name: "Nino <b>", username: "nino" },
      message: { message_id: about.messageId ?? 71, chat, date: 0 },
      chat_instance: "1",
      data,
    },
  };
}
