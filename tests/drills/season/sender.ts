import type { Agent } from "node:http";
import type { Call } from "../../bench/capture";
import { callAtRate } from "../../bench/latency";
import { sendCall } from "../../bench/send-call";
import type { Attempt } from "../attempts";

const ANSWER_WITHIN_MS = 15_000;

export type Target = { agent: Agent; url: () => string };

/** Sends calls at a constant rate, and resolves with all of them. */
export function sendAtRate(
  { agent, url }: Target,
  { rate, seconds, newCall }: { rate: number; seconds: number; newCall: () => Call },
): Promise<Attempt[]> {
  const send = async (): Promise<Attempt["outcome"]> => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    try {
      return await sendCall(url(), newCall(), { agent, signal });
    } catch {
      return signal.aborted ? "none" : "cut off";
    }
  };
  return callAtRate(send, rate, seconds);
}
