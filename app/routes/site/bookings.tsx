import type { Route } from "./+types/bookings";
import { answerFindForm } from "~/booking/manage/find/find-action.server";
import { FindBooking } from "~/booking/manage/find/find-booking";
import { answerForgetForm, hasForgotten } from "~/booking/manage/find/forget-action.server";
import { findBookingMeta } from "~/booking/manage/booking-meta.server";
import { redirectToOwn } from "~/booking/manage/my-booking-redirect.server";
import { FORGET_INTENT } from "~/booking/manage/my-booking-constants";
import { splitTitle } from "~/site/seo/split-title";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const own = await or503(redirectToOwn(sql, request));
  if (own) throw own;
  const site = publicSite();
  const meta = findBookingMeta(site, languageOf(context));
  const isForgotten = hasForgotten(request);
  return { phone: site.company.phone, isForgotten, ...splitTitle(meta) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookingStore, limits } = context.get(siteContext);
  const form = await readFormOrThrow(request);
  if (form.get("intent") === FORGET_INTENT) return answerForgetForm(request, languageOf(context));
  const address = context.get(clientAddressContext);
  return or503(answerFindForm(bookingStore, { request, form, address, limits: limits.lostLink }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  return <FindBooking {...loaderData} answer={actionData} />;
}
