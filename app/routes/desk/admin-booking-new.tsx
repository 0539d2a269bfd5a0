import { data } from "react-router";
import type { Route } from "./+types/admin-booking-new";
import { siteContext } from "~/server/site-context.server";
import { loadNewBooking, answerNewBooking } from "~/desk/new-booking/new-booking.server";
import { NewBookingPage } from "~/desk/new-booking/new-booking-page";
import { requireStaff } from "~/desk/access.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const lang = languageOf(context);
  const page = await or503(loadNewBooking(sql, { request, lang, now: new Date() }));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, bookingStore, secret } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const [lang, now] = [languageOf(context), new Date()];
  const page = await or503(loadNewBooking(sql, { request, lang, now }));
  return or503(answerNewBooking(bookingStore, { request, form, staff, lang, secret, now }, page));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <NewBookingPage page={loaderData.page} answer={actionData} />;
}
