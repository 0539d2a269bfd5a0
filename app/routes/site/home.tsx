import { data, href, redirect } from "react-router";
import type { Route } from "./+types/home";
import { HomePage } from "~/site/home/home-page";
import { loadConfirmed, loadHome } from "~/site/home/load-home.server";
import { readBookingTokens, rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { confirmationAt, needsNewData } from "~/booking/sending/just-booked";
import { submitBooking } from "~/booking/form/submit-booking.server";
import { requesterOf } from "~/booking/place/requester.server";
import { inLanguage } from "~/web/i18n/address";
import { languageOf } from "~/web/i18n/middleware.server";
import { bookedContext, limitBookings } from "~/server/page-limit.server";
import { describeHome, describeSite } from "~/site/seo/structured-data.server";
import { siteContext } from "~/server/site-context.server";
import { recordSecurityContext, recordTrap } from "~/staff/security/record.server";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import {
  passHeaders,
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/http/security/security-headers.server";
import { addStructuredData } from "~/web/structured-data.server";

export const middleware: Route.MiddlewareFunction[] = [limitBookings];

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const source = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const token = query.get("booked");
  if (token !== null) {
    const confirmed = await loadConfirmed(source, lang, token);
    const status = confirmed.page.booked ? 200 : 404;
    return data(confirmed, { status, headers: SECRET_ADDRESS_HEADERS });
  }
  const site = source.publicSite();
  const { page, meta: tags, frame, isComplete } = await loadHome(source, lang, query);
  if (!isComplete) preventCaching(context);
  addStructuredData(context, [describeHome(site, lang), describeSite(site)]);
  return data({ meta: tags, ...frame, page });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookingStore } = context.get(siteContext);
  const lang = languageOf(context);
  const submitted = await submitBooking(bookingStore, await readFormOrThrow(request), {
    lang,
    ownTokens: readBookingTokens(request),
    requester: await or503(requesterOf(bookingStore, context.get(clientAddressContext))),
    onTrap: () => recordTrap(context.get(recordSecurityContext), href("/")),
  });
  if (submitted.ok) {
    context.set(bookedContext, !submitted.repeated);
    return redirect(inLanguage(confirmationAt(submitted.booking.token), lang), {
      status: 303,
      headers: [
        ...Object.entries(SECRET_ADDRESS_HEADERS),
        ...rememberBooking(request, submitted.booking.token),
      ],
    });
  }
  const { ok: _, ...refusal } = submitted;
  return data(refusal, { status: STATUS[refusal.kind], headers: PRIVATE_HEADERS });
}

const STATUS = {
  invalid: 422,
  asks: 422,
  priceChanged: 422,
  price: 200,
  repeated: 200,
  unavailable: 503,
  unanswered: 503,
  tooMany: 429,
} as const;

export const shouldRevalidate = needsNewData;

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage page={loaderData.page} answer={actionData} />;
}
