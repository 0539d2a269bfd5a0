import { EXAMPLE_CLAIMS, type Claims } from "./claims";
import { useSiteData } from "./use-site-data";

/** The company's claims as the page's answer has them. */
export function useClaims(): Claims {
  return useSiteData()?.claims ?? EXAMPLE_CLAIMS;
}
