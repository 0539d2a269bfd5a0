import type { MetaDescriptor } from "react-router";

/** Returns the tags of a page without its title, which a page with forms renders itself (`PageTitle`). */
export function splitTitle(meta: readonly MetaDescriptor[]) {
  const title = meta.find((tag): tag is { title: string } => "title" in tag)?.title ?? "";
  return { title, meta: meta.filter((tag) => !("title" in tag)) };
}
