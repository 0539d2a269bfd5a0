import type { Presentation } from "~/catalog/company/presentation.server";
import type { SiteData } from "~/catalog/company/use-company";
import { hiddenPages } from "./hidden-pages";

export function siteDataOf(presentation: Presentation): SiteData {
  const { company, isPublished, cities, content, money } = presentation;
  return {
    company,
    isPublished,
    claims: content.claims,
    promises: content.promises,
    cities,
    money,
    hiddenPages: hiddenPages(content),
  };
}
