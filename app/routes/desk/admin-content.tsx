import { data } from "react-router";
import type { Route } from "./+types/admin-content";
import { siteContext } from "~/server/site-context.server";
import { ContentPage } from "~/desk/content/content-page";
import { loadContentPage } from "~/desk/content/content.server";
import { requireStaff } from "~/desk/access.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, presentation } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const lang = languageOf(context);
  const { content } = presentation.current();
  const page = await or503(loadContentPage(sql, { request, lang, content }));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
