import { data } from "react-router";
import type { Route } from "./+types/admin-mails";
import { siteContext } from "~/server/site-context.server";
import { requireStaff } from "~/desk/access.server";
import { answerMailPreview, loadMailPreview } from "~/desk/mails/mail-preview.server";
import { MailPreviewPage } from "~/desk/mails/mail-preview-page";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { languageOf } from "~/web/i18n/middleware.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const page = await or503(loadMailPreview(context.get(siteContext), request, languageOf(context)));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const lang = languageOf(context);
  return or503(answerMailPreview(context.get(siteContext), { request, form, lang }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
  return <MailPreviewPage page={loaderData.page} reason={actionData?.reason} />;
}
