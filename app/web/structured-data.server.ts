import { createContext, type RouterContextProvider } from "react-router";
import type { Graph, Thing } from "schema-dts";

/** What a page tells machines about itself, in the words of schema.org. */
const structuredDataContext = createContext<readonly Thing[]>([]);

/** For a loader: the page bears these. They go into its HTML alone, not into the router's data. */
export function describeForMachines(
  context: Readonly<RouterContextProvider>,
  things: readonly Thing[],
) {
  context.set(structuredDataContext, things);
}

/** Puts what the loaders described into a rendered page. */
export function withStructuredData(html: string, context: Readonly<RouterContextProvider>): string {
  const things = context.get(structuredDataContext);
  if (things.length === 0) return html;
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  // A text may hold «</script>»; JSON may not end its element.
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return html.replace(
    "</head>",
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
