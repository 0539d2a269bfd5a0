import { LANGUAGES } from "~/i18n/languages";
import { presentCompany } from "~/company/present-site.server";
import { publicAddress } from "~/i18n/public-address.server";

/** RFC 9116 recommends less than a year. */
const VALID_FOR_DAYS = 180;

/** Where a fault in the site's security is reported (RFC 9116). */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + VALID_FOR_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${presentCompany().email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGES.join(", ")}
Canonical: ${publicAddress("/.well-known/security.txt")}
`;
}
