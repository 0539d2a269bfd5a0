import { data } from "react-router";
import type { Route } from "./+types/admin-search";
import { siteContext } from "~/server/site-context.server";
import { requireStaff } from "~/desk/access.server";
import { loadSearch } from "~/desk/search/load-search.server";
import { SearchPage } from "~/desk/search/search-page";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const page = await or503(loadSearch(sql, new URL(request.url).searchParams, new Date()));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage page={loaderData.page} />;
}
