import { data } from "react-router";
import type { Route } from "./+types/admin-security";
import { siteContext } from "~/server/site-context.server";
import { loadSecurity } from "~/desk/security/load-security.server";
import { requireStaff } from "~/desk/access.server";
import { SecurityPage } from "~/desk/security/security-page";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const { sql } = context.get(siteContext);
  const security = await or503(loadSecurity(sql, request));
  return data({ security }, { headers: PRIVATE_HEADERS });
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage security={loaderData.security} />;
}
