import type { Addresses } from "~/i18n/addresses.server";
import type { Company } from "./company";

/** What a page says of the site itself, at one moment. */
export type PublicSite = Addresses & { company: Company };
