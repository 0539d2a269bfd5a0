import type { Addresses } from "~/i18n/addresses.server";
import type { Company } from "./company";

export type PublicSite = Addresses & { company: Company };
