import { data, isRouteErrorResponse } from "react-router";
import type { Route } from "./+types/decide";
import { SECRET_META } from "~/booking/manage/my-booking-constants";
import { loadStaffTexts } from "~/texts/client-texts";
import { siteContext } from "~/server/site-context.server";
import { Decision, ExpiredLink } from "~/messaging/delivery/decide/decision";
import { answerDecision, loadDecision } from "~/messaging/delivery/decide/decision-page.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadStaffTexts];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const { hours } = publicSite().company;
  const view = await or503(loadDecision(sql, params.token, hours));
  if (!view) throw data(null, 404);
  return data({ view }, { headers: SECRET_ADDRESS_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { bookingStore } = context.get(siteContext);
  const form = await readFormOrThrow(request);
  return or503(answerDecision(bookingStore, request, params.token, form));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => SECRET_META;

export default function Decide({ loaderData, actionData, params }: Route.ComponentProps) {
  return <Decision view={loaderData.view} token={params.token} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <ExpiredLink />;
}
