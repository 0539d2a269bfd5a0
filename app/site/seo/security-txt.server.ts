import { LANGUAGES } from "~/web/i18n/languages";
import { mailLink } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";

/** Days until the file expires: RFC 9116 recommends less than a year. */
const VALID_FOR_DAYS = 180;

/** Writes security.txt (RFC 9116). */
export function securityTxt({ company, publicAddress }: PublicSite, now: Date): string {
  const expires = new Date(now.getTime() + VALID_FOR_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${mailLink(company.email)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGES.join(", ")}
Canonical: ${publicAddress("/.well-known/security.txt")}
`;
}
