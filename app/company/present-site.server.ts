import type { MiddlewareFunction } from "react-router";
import { onceMore, sql } from "~/db.server";
import { env } from "~/env.server";
import { coalesce } from "~/coalesce.server";
import { readsSettings } from "~/pages/reads-settings";
import type { Company } from "./company";
import { DEFAULT_HOURS } from "./office-hours";
import { siteWith, type Site } from "./site-settings";
import { findSettings } from "./site-settings.queries.server";

/** So long a page waits for the settings before it makes do with the last ones. */
const WITHIN_MS = 1_000;

/** What holds until the operator sets something else. */
export const FIRST_SITE: Site = {
  company: {
    siteName: env.SITE_NAME,
    name: env.OPERATOR_NAME,
    phone: env.OPERATOR_PHONE,
    email: env.OPERATOR_EMAIL,
    whatsapp: env.OPERATOR_WHATSAPP,
    telegram: env.OPERATOR_TELEGRAM,
    address: env.OPERATOR_ADDRESS,
    hours: DEFAULT_HOURS,
  },
  banner: null,
  socialProof: env.SOCIAL_PROOF,
};

let present = FIRST_SITE;

const read = coalesce(() => onceMore(() => findSettings(sql)), WITHIN_MS);

/** Reads the settings anew; while the database is away the last ones stay. */
export async function refreshSite(): Promise<void> {
  const stored = await read();
  if (stored) present = siteWith(FIRST_SITE, stored);
}

/** The site as it was last read: in a route, for this very request or a later one. */
export function presentSite(): Site {
  return present;
}

/** Who runs the site, as `presentSite` has it. */
export function presentCompany(): Company {
  return present.company;
}

/** Reads the settings before a page that shows them. A liveness probe must not query the database. */
export const freshSite: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (readsSettings(new URL(request.url).pathname)) await refreshSite();
  return next();
};
