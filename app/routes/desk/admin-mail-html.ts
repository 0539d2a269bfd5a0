import type { Route } from "./+types/admin-mail-html";
import { siteContext } from "~/server/site-context.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { answerMailHtml } from "~/desk/mails/mail-preview.server";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  handleStaffRequest(context, () => answerMailHtml(context.get(siteContext), request));
