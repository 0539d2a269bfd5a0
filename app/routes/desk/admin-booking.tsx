import { data } from "react-router";
import type { Route } from "./+types/admin-booking";
import { siteContext } from "~/server/site-context.server";
import { BookingPage } from "~/desk/bookings/page/booking-page";
import { DayBookingPage } from "~/desk/bookings/page/day-booking-page";
import { loadBookingPage } from "~/desk/bookings/page/booking-page.server";
import { answerDeskForm } from "~/desk/desk-action.server";
import { loadOrUseLast, sendDeskForm } from "~/desk/desk-offline";
import { PasswordGate } from "~/desk/gate/password-gate";
import { useAnswer } from "~/desk/desk-hooks";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await or503(
    loadBookingPage(context.get(siteContext), {
      request,
      context,
      idText: params.id,
    }),
  );
  if (!found.ok) throw data(null, { status: 404, headers: PRIVATE_HEADERS });
  const { page, day, cookie } = found;
  return data(
    { page, day },
    { headers: { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerDeskForm(context.get(siteContext), { request, context });
}

/** On a network error the page retains the booking as last loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrUseLast(request.url, () => serverLoader());
}
clientLoader.hydrate = true as const;

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendDeskForm(() => serverAction());
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function AdminBooking({ loaderData, actionData, params }: Route.ComponentProps) {
  const problem = useAnswer(actionData);
  const { page, day } = loaderData;
  const isStale = "isStale" in loaderData;
  if (day) {
    return <DayBookingPage key={params.id} day={day} isStale={isStale} problem={problem} />;
  }
  if (!page) return <PasswordGate problem={problem} />;
  return <BookingPage key={params.id} page={page} isStale={isStale} problem={problem} />;
}
