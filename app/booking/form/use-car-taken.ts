import { useEffect, useState } from "react";
import { href } from "react-router";
import { availabilityQuery } from "~/booking/notices/availability";
import { responseError } from "~/web/browser/response-error";
import type { FormValues } from "./form-values";

const DEBOUNCE_MS = 300;

/**
 * Whether the form's car is likely taken on its dates, for the notice `carTaken`. False while loading
 * and after a failure.
 */
export function useCarTaken(typed: FormValues): boolean {
  const query = availabilityQuery(typed);
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (query === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const isTaken = await fetchLikelyTaken(query, abort.signal);
      if (!abort.signal.aborted) setTaken(isTaken ? query : null);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query !== null && taken === query;
}

async function fetchLikelyTaken(query: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(`${href("/api/availability")}?${query}`, { signal });
    if (!response.ok) throw await responseError(response);
    const answer: { likelyTaken?: unknown } = await response.json();
    return answer.likelyTaken === true;
  } catch (error) {
    if (!signal.aborted) console.warn("the availability could not be loaded", error);
    return false;
  }
}
