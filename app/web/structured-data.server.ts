import { createContext, type RouterContextProvider } from "react-router";
import type { Graph, Thing } from "schema-dts";

/** The page's schema.org items. */
const structuredDataContext = createContext<readonly Thing[]>([]);

/** Adds items to the page's HTML, but not to the router's data. Loaders call it. */
export function addStructuredData(
  context: Readonly<RouterContextProvider>,
  things: readonly Thing[],
) {
  context.set(structuredDataContext, things);
}

/** Returns the loaders' items as JSON, for the head of their page. */
export function structuredDataOf(context: Readonly<RouterContextProvider>): string {
  const things = context.get(structuredDataContext);
  if (things.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  // A text may contain «</script>», which would end the element.
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
