import { speculationRules } from "~/web/pages/speculation-rules";

const rules = JSON.stringify(speculationRules());

/** Sends the rules that all public pages name in a header. The server refuses harmful prefetches itself. */
export function loader() {
  return new Response(rules, {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
