import { readSettings } from "~/settings.server";
import { createAddresses } from "~/i18n/addresses.server";
import type { PublicSite } from "~/company/public-site";

/** A site with the default contacts, at `http://localhost:3000`. */
export const testSite: PublicSite = {
  ...createAddresses("http://localhost:3000"),
  company: readSettings({}).presentation.company,
};
