import { referredTo } from "./used-properties";

/** The classes of HTML, and the custom properties that it refers to. */
export type Names = { classes: ReadonlySet<string>; properties: ReadonlySet<string> };

export function namesIn(html: string): Names {
  const lists = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) lists.add(names);
  return {
    classes: new Set([...lists].flatMap((names) => names.split(" "))),
    properties: new Set(referredTo(html)),
  };
}
