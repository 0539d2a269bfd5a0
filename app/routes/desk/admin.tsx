import { data } from "react-router";
import type { Route } from "./+types/admin";
import { siteContext } from "~/server/site-context.server";
import { answerDeskForm } from "~/desk/desk-action.server";
import { Dashboard } from "~/desk/dashboard";
import { loadDesk } from "~/desk/desk.server";
import { offlineDesk, sendDeskForm } from "~/desk/desk-offline";
import { PasswordGate } from "~/desk/gate/password-gate";
import { useAnswer } from "~/desk/desk-hooks";
import { languageOf } from "~/web/i18n/middleware.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const { desk, cookie } = await loadDesk(context.get(siteContext), { request, context, lang });
  return data(
    { desk },
    {
      status: desk?.shown.ok === false ? 503 : 200,
      headers: { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) },
    },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerDeskForm(context.get(siteContext), { request, context });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendDeskForm(() => serverAction());
}

/** On a network error the tab shows a copy, or zeros. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const lost = offlineDesk(error, request.url);
    if (!lost) throw error;
    return { desk: lost };
  }
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Admin({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  const problem = useAnswer(actionData);
  if (!desk) return <PasswordGate problem={problem} />;
  return <Dashboard key={desk.shown.tab} desk={desk} problem={problem} />;
}
