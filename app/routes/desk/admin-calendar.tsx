import { data } from "react-router";
import type { Route } from "./+types/admin-calendar";
import { siteContext } from "~/server/site-context.server";
import { CalendarPage } from "~/desk/calendar/calendar-page";
import { loadCalendar } from "~/desk/calendar/load-calendar.server";
import { answerDeskForm } from "~/desk/desk-action.server";
import { deskFlashCookie } from "~/desk/desk-flash.server";
import { loadOrUseLast, sendDeskForm } from "~/desk/desk-offline";
import { requireStaff } from "~/desk/access.server";
import { useAnswer } from "~/desk/desk-hooks";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, secret } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const flashCookie = await deskFlashCookie(secret);
  const flash = await flashCookie.read(request);
  const calendar = await or503(loadCalendar(sql, request, new Date()));
  const cookie = flash && (await flashCookie.clear(request));
  return data(
    { calendar, flash },
    { headers: { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) } },
  );
}

/** Moves a booking whose bar was dragged to another vehicle. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerDeskForm(context.get(siteContext), { request, context });
}

/** On a network error the page retains the calendar as last loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrUseLast(request.url, () => serverLoader());
}
clientLoader.hydrate = true as const;

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendDeskForm(() => serverAction());
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const problem = useAnswer(actionData);
  const { calendar, flash } = loaderData;
  const isStale = "isStale" in loaderData;
  return <CalendarPage {...{ calendar, flash, isStale }} problem={problem} />;
}
