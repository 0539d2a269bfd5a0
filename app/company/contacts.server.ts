import { env } from "~/env.server";
import type { Company } from "./company";

/** Who runs this site, as the pages show it. */
export const company: Company = {
  siteName: env.SITE_NAME,
  name: env.OPERATOR_NAME,
  phone: env.OPERATOR_PHONE,
  email: env.OPERATOR_EMAIL,
  whatsapp: env.OPERATOR_WHATSAPP,
  telegram: env.OPERATOR_TELEGRAM,
  address: env.OPERATOR_ADDRESS,
};
