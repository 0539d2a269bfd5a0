import { request, type Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "../../capture";
import type { Attempt } from "../attempts";

const ANSWER_WITHIN_MS = 15_000;

export type Target = { agent: Agent; url: () => string };

/**
 * Sends calls at a constant rate, whether or not earlier ones are answered, and resolves with all of them. The time
 * of a late one counts from when it was due.
 */
export async function sendAtRate(
  { agent, url }: Target,
  { rate, seconds, newCall }: { rate: number; seconds: number; newCall: () => Call },
): Promise<Attempt[]> {
  const start = performance.now();
  const sent: Promise<Attempt>[] = [];
  while (sent.length < rate * seconds) {
    const at = start + (sent.length * 1000) / rate;
    await pause(Math.max(0, at - performance.now()));
    const outcome = sendCall(agent, url(), newCall());
    sent.push(outcome.then((one) => ({ at, ms: performance.now() - at, outcome: one })));
  }
  return Promise.all(sent);
}

/** `fetch` would use a core at these rates. */
function sendCall(agent: Agent, url: string, { method, path, headers, body }: Call) {
  return new Promise<Attempt["outcome"]>((resolve) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const fail = () => resolve(signal.aborted ? "none" : "cut off");
    const sent = request(url + path, { agent, method, headers, signal }, (response) => {
      response.on("error", fail);
      response.on("end", () => resolve(response.statusCode!));
      response.resume();
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
