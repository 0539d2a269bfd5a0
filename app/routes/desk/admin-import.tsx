import { createContext, data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/admin-import";
import { siteContext } from "~/server/site-context.server";
import { requireConfirmed } from "~/desk/confirm/require-confirmed.server";
import { requireStaff } from "~/desk/access.server";
import { answerImportForm } from "~/desk/transfer/import-action.server";
import { ImportPage } from "~/desk/transfer/import-page";
import { readOutcome } from "~/desk/transfer/import";
import { languageOf } from "~/web/i18n/middleware.server";
import { bodyTimeContext } from "~/web/http/limits/body-time.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

/** Whether the page shows how its form ended. */
const isAnswerContext = createContext(false);

/** Asks for a confirmation before a file is chosen, but not in place of the result of a check. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isAnswer = context.get(isAnswerContext);
  await or503(isAnswer ? requireStaff(context, request) : requireConfirmed(context, request));
  const outcome = readOutcome(new URL(request.url).searchParams);
  return data({ outcome }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  context.set(isAnswerContext, true);
  context.get(bodyTimeContext).allowSlow();
  const lang = languageOf(context);
  return or503(answerImportForm(sql, { request, staff, lang, now: new Date() }));
}

/**
 * Does not revalidate after the action, whose result needs no data and must not be replaced by the
 * question.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.actionStatus === undefined && change.defaultShouldRevalidate;
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage outcome={loaderData.outcome} answer={actionData} />;
}
