import { useEffect, useState } from "react";
import { href } from "react-router";
import { availabilityQuery } from "~/booking/notices/availability";
import { responseError } from "~/web/browser/response-error";
import type { FormValues } from "./form-values";

/** So long a visitor types on before the server is asked. */
const PAUSE_MS = 300;

/**
 * Whether the car in a form is likely taken on its days, for the notice `carTaken`. False while
 * nothing is known, and where the answer does not come: nobody waits for it.
 */
export function useCarTaken(typed: FormValues): boolean {
  const query = availabilityQuery(typed);
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (query === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const isTaken = await askWhetherTaken(query, abort.signal);
      if (!abort.signal.aborted) setTaken(isTaken ? query : null);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query !== null && taken === query;
}

async function askWhetherTaken(query: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(`${href("/api/availability")}?${query}`, { signal });
    if (!response.ok) throw await responseError(response);
    const answer = (await response.json()) as { likelyTaken?: unknown };
    return answer.likelyTaken === true;
  } catch (error) {
    if (!signal.aborted) console.warn("availability is not known", error);
    return false;
  }
}
