import { useRouteLoaderData } from "react-router";
import { EXAMPLE_CLAIMS, type Claims } from "./claims";

/** The company's claims as the page's answer has them. */
export function useClaims(): Claims {
  const root = useRouteLoaderData<{ claims: Claims }>("root");
  return root?.claims ?? EXAMPLE_CLAIMS;
}
