import { presentationOf } from "~/catalog/company/presentation.server";
import { readSettings } from "~/server/settings/settings.server";
import { createAddresses } from "~/web/i18n/addresses.server";
import type { PublicSite } from "~/catalog/company/public-site";

const { company, content, money, isPublished, languages, cities, answers } = presentationOf(
  readSettings({}).presentation,
  {},
  {},
);

/** A site with the default contacts and texts, at `http://localhost:3000`. */
export const testSite: PublicSite = {
  ...createAddresses("http://localhost:3000"),
  company,
  content,
  money,
  isPublished,
  languages,
  cities,
  answers,
};
