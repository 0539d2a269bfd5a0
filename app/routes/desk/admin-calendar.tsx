import { data } from "react-router";
import type { Route } from "./+types/admin-calendar";
import { siteContext } from "~/site-context.server";
import { CalendarPage } from "~/desk/calendar/calendar-page";
import { loadCalendar } from "~/desk/calendar/load-calendar.server";
import { requireStaff } from "~/desk/require-staff.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(sql, request));
  const calendar = await or503(loadCalendar(sql, request, new Date()));
  return data({ calendar }, { headers: PRIVATE_HEADERS });
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarPage calendar={loaderData.calendar} />;
}
