import { setTimeout as pause } from "node:timers/promises";

/** A request of the API to any of the nodes. */
export type Call = { method: "POST" | "PATCH" | "DELETE"; path: string; body?: object };

export type Answer = { status: number; body: Record<string, unknown>; attempts: number };

const RETRY_MS = 50;
const TIMEOUT_MS = 15_000;
/** Nodes are back long before. */
const GIVE_UP_MS = 90_000;

type Sender = {
  /** Addresses of the nodes; one that was killed has its new address after its start. */
  nodes: readonly { url: string }[];
  cookie: string;
  /** Which node gets the next attempt. */
  pickNode: () => number;
  network: string;
};

/** Sends a call again, each time to any node, until one answers it with anything but a 5xx. */
export async function send(sender: Sender, call: Call): Promise<Answer> {
  const deadline = Date.now() + GIVE_UP_MS;
  let last: number | null = null;
  for (let attempts = 1; Date.now() < deadline; attempts += 1) {
    const { url } = sender.nodes[sender.pickNode()]!;
    const answer = await attempt(url, sender, call);
    if (answer && answer.status < 500) return { ...answer, attempts };
    last = answer?.status ?? null;
    await pause(RETRY_MS);
  }
  throw new Error(`no answer to ${call.method} ${call.path}, the last status is ${last}`);
}

/** Null if the connection was refused or cut off. */
async function attempt(url: string, { cookie, network }: Sender, { method, path, body }: Call) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": network,
        Cookie: cookie,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer["body"]) : {} };
  } catch {
    return null;
  }
}
