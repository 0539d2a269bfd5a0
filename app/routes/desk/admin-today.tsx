import { data } from "react-router";
import type { Route } from "./+types/admin-today";
import { siteContext } from "~/server/site-context.server";
import { answerDeskForm } from "~/desk/desk-action.server";
import { loadOrUseLast, sendDeskForm } from "~/desk/desk-offline";
import { PasswordGate } from "~/desk/gate/password-gate";
import { loadToday } from "~/desk/today/load-today.server";
import { TodayPage } from "~/desk/today/today-page";
import { useAnswer } from "~/desk/desk-hooks";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { today, cookie } = await loadToday(context.get(siteContext), {
    request,
    context,
    now: new Date(),
  });
  return data(
    { today },
    {
      status: today?.ok === false ? 503 : 200,
      headers: { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) },
    },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerDeskForm(context.get(siteContext), { request, context });
}

/** On a network error the page retains what was last loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrUseLast(request.url, () => serverLoader());
}
clientLoader.hydrate = true as const;

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendDeskForm(() => serverAction());
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const problem = useAnswer(actionData);
  const { today } = loaderData;
  if (!today) return <PasswordGate problem={problem} />;
  return <TodayPage today={today} isStale={"isStale" in loaderData} problem={problem} />;
}
