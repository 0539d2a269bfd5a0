import type { Addresses } from "~/i18n/addresses.server";
import type { Company } from "./company";
import type { Content } from "./content/content";
import type { Money } from "~/pricing/money";

export type PublicSite = Addresses & { company: Company; content: Content; money: Money };
