import type { Presentation } from "~/company/presentation.server";
import type { SiteData } from "~/company/use-site-data";
import { jsonData, type JsonData } from "~/web/json-data";
import { hiddenPages } from "./hidden-pages";

const results = new WeakMap<Presentation, JsonData<SiteData>>();

/** The same object until the presentation is read again. */
export function siteDataOf(presentation: Presentation): JsonData<SiteData> {
  const known = results.get(presentation);
  if (known) return known;
  const { company, isPublished, cities, content, money } = presentation;
  const data = jsonData<SiteData>({
    company,
    isPublished,
    claims: content.claims,
    promises: content.promises,
    cities,
    money,
    hiddenPages: hiddenPages(content),
  });
  results.set(presentation, data);
  return data;
}
