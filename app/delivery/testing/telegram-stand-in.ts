import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const STAND_IN_TOKEN = "123456:stand-in";
export const STAND_IN_CHAT = -1001234567890;

type Body = Record<string, unknown> & {
  chat_id?: number | string;
  text?: string;
  message_id?: number;
  offset?: number;
  timeout?: number;
};

/** What the stand-in says instead of doing as it is told: a status with a body, or nothing at all. */
export type Trouble =
  { status: number; description?: string; parameters?: object } | { hangs: true };

export type SentMessage = { id: number; chatId: number; body: Body };

/**
 * A local server that speaks the Bot API's protocol: messages and edits with its errors, presses by
 * `getUpdates` (held open, confirmed by `offset`, 409 beside a webhook or another poller) or to the
 * webhook that was set.
 */
export async function startTelegram() {
  const calls: { method: string; body: Body }[] = [];
  const messages = new Map<number, SentMessage>();
  const troubles: { method: string; trouble: Trouble }[] = [];
  const updates: Record<string, unknown>[] = [];
  let webhook: { url: string; secret_token?: string } | null = null;
  let poller: (() => void) | null = null;
  let lastId = 70;

  const server = createServer((request, response) => {
    void read(request).then((body) => answer(request.url ?? "", body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function answer(path: string, body: Body, response: ServerResponse) {
    const [, token, method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (token !== STAND_IN_TOKEN) return fail(response, { status: token ? 401 : 404 });
    calls.push({ method, body });
    const index = troubles.findIndex((trouble) => trouble.method === method);
    const [planned] = index < 0 ? [] : troubles.splice(index, 1);
    if (planned) return "hangs" in planned.trouble ? undefined : fail(response, planned.trouble);
    if (method === "getUpdates") return giveUpdates(body, response);
    const method_ = methods[method];
    return method_ ? method_(body, response) : fail(response, { status: 404 });
  }

  const methods: Record<string, (body: Body, response: ServerResponse) => void> = {
    sendMessage(body, response) {
      const fault = textFault(body) ?? chatFault(body);
      if (fault) return fail(response, fault);
      const sent = { id: (lastId += 1), chatId: Number(body.chat_id), body };
      messages.set(sent.id, sent);
      succeed(response, { message_id: sent.id, chat: { id: sent.chatId } });
    },
    editMessageText(body, response) {
      const old = messages.get(Number(body.message_id));
      if (!old) return fail(response, bad("message to edit not found"));
      if (shown(old.body) === shown(body)) return fail(response, bad("message is not modified"));
      old.body = body;
      succeed(response, { message_id: old.id });
    },
    answerCallbackQuery: (_, response) => succeed(response, true),
    setWebhook(body, response) {
      webhook = body as unknown as typeof webhook;
      succeed(response, true);
    },
    deleteWebhook(_, response) {
      webhook = null;
      succeed(response, true);
    },
  };

  /** Waits for the next update as long as it is told, or for another poller, which ends it. */
  function giveUpdates({ offset = 0, timeout = 0 }: Body, response: ServerResponse) {
    if (webhook)
      return fail(response, conflict("can't use getUpdates method while webhook is active"));
    poller?.();
    while (updates.length > 0 && Number(updates[0]!.update_id) < offset) updates.shift();
    if (updates.length > 0) return succeed(response, updates);
    const timer = setTimeout(() => give(), timeout * 1000);
    const give = () => {
      clearTimeout(timer);
      if (poller === wake) poller = null;
      if (!response.writableEnded) succeed(response, updates);
    };
    const wake = () =>
      updates.length > 0
        ? give()
        : fail(response, conflict("terminated by other getUpdates request"));
    poller = wake;
    response.on("close", () => {
      clearTimeout(timer);
      if (poller === wake) poller = null;
    });
  }

  let updateId = 1000;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    messages: () => [...messages.values()],
    /** The next call of a method gets this instead. */
    plan(method: string, trouble: Trouble) {
      troubles.push({ method, trouble });
    },
    webhook: () => webhook,
    setWebhook(url: string) {
      webhook = { url };
    },
    /** What Telegram hands over when somebody presses a button. */
    pressUpdate(
      data: string,
      about: { messageId?: number; chatId?: number; fromId?: number } = {},
    ) {
      updateId += 1;
      const chat = { id: about.chatId ?? STAND_IN_CHAT };
      return {
        update_id: updateId,
        callback_query: {
          id: `press-${updateId}`,
          from: { id: about.fromId ?? 42, is_bot: false, first_name: "Nino <b>", username: "nino" },
          message: { message_id: about.messageId ?? 71, chat, date: 0 },
          chat_instance: "1",
          data,
        },
      };
    },
    /** Hands an update to whoever polls. */
    push(update: Record<string, unknown>) {
      updates.push(update);
      poller?.();
    },
    answers: () =>
      calls.filter(({ method }) => method === "answerCallbackQuery").map(({ body }) => body.text),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TelegramStandIn = Awaited<ReturnType<typeof startTelegram>>;

function textFault({ text = "", parse_mode: mode }: Body): Trouble | null {
  if (mode === "HTML" && /<(?!\/?b>)|&(?!(amp|lt|gt);)/.test(text))
    return bad("can't parse entities");
  const length = text.replaceAll(/<[^>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
  if (length === 0) return bad("message text is empty");
  return length > 4096 ? bad("message is too long") : null;
}

function chatFault({ chat_id: chatId }: Body) {
  return Number(chatId) === STAND_IN_CHAT ? null : bad("chat not found");
}

function shown({ text, reply_markup: markup }: Body) {
  return JSON.stringify([text, markup]);
}

const bad = (text: string) => ({ status: 400, description: `Bad Request: ${text}` });
const conflict = (text: string) => ({ status: 409, description: `Conflict: ${text}` });

function succeed(response: ServerResponse, result: unknown) {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ ok: true, result }));
}

function fail(response: ServerResponse, trouble: Trouble) {
  if ("hangs" in trouble) return;
  const { status, description = "", parameters } = trouble;
  response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(JSON.stringify({ ok: false, error_code: status, description, parameters }));
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Body) : {};
}
