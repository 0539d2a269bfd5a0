import { data } from "react-router";
import type { Route } from "./+types/bookings";
import { answerFindForm } from "~/booking/manage/find/find-action.server";
import { FindBooking } from "~/booking/manage/find/find-booking";
import {
  answerForgetForm,
  hasAskedForLinks,
  hasForgotten,
} from "~/booking/manage/find/forget-action.server";
import { numberInAddress, redirectStaffToBooking } from "~/booking/manage/find/number-link.server";
import { loadOwnBookings } from "~/booking/manage/find/load-own-bookings.server";
import { findBookingMeta } from "~/booking/manage/booking-meta.server";
import { redirectToOwn } from "~/booking/manage/my-booking-redirect.server";
import { FORGET_INTENT } from "~/booking/manage/my-booking-constants";
import { splitTitle } from "~/site/seo/split-title";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const { sql, publicSite, bookingStore } = context.get(siteContext);
  const own = await or503(redirectToOwn(sql, request));
  if (own) throw own;
  const desk = await or503(redirectStaffToBooking(sql, request));
  if (desk) throw desk;
  const bookings = await or503(loadOwnBookings(sql, request));
  const site = publicSite();
  const { phone, whatsapp } = site.company;
  const meta = findBookingMeta(site, lang);
  const found = {
    company: { phone, whatsapp },
    bookings,
    hasMail: bookingStore.channels.includes("emailVisitor"),
    done: doneBefore(request),
    number: numberInAddress(request),
    ...splitTitle(meta),
  };
  return data(found, { headers: PRIVATE_HEADERS });
}

function doneBefore(request: Request) {
  if (hasForgotten(request)) return "forgotten" as const;
  return hasAskedForLinks(request) ? ("sent" as const) : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookingStore, limits } = context.get(siteContext);
  const form = await readFormOrThrow(request);
  const lang = languageOf(context);
  if (form.get("intent") === FORGET_INTENT) return answerForgetForm(request, lang);
  const address = context.get(clientAddressContext);
  const asked = { request, lang, form, address, limits: limits.lostLink };
  return or503(answerFindForm(bookingStore, asked));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  return <FindBooking {...loaderData} answer={actionData} />;
}
