import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/booking";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import { answerOwnForm } from "~/booking/manage/my-booking-action.server";
import { OWN_INTENTS, SECRET_META } from "~/booking/manage/my-booking-constants";
import { PROOF_PARAMETER } from "~/booking/messages/proof";
import { OwnBookingView } from "~/booking/manage/my-booking-page";
import { loadOwnBooking } from "~/booking/manage/my-booking.server";
import { bookingTitle } from "~/booking/manage/booking-meta.server";
import { UnknownBooking } from "~/booking/manage/unknown-booking";
import { siteContext } from "~/server/site-context.server";
import { bookingLanguage } from "~/server/site-middleware.server";
import { i18nFor } from "~/texts/i18n.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { useRevalidateOwnBooking } from "~/messaging/notifications/use-revalidate-own-booking";
import { requesterOf } from "~/booking/place/requester.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export const middleware: Route.MiddlewareFunction[] = [bookingLanguage];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql, bookingStore, publicSite } = context.get(siteContext);
  const site = publicSite();
  const lang = languageOf(context);
  const now = new Date();
  const code = new URL(request.url).searchParams.get(PROOF_PARAMETER);
  const proof = { code, secret: bookingStore.secret };
  const page = await or503(loadOwnBooking(sql, params.token, { site, lang, now, proof }));
  if (!page) throw data(null, 404);
  const title = bookingTitle(site.company, lang, page.booking);
  const isRemembered = readBookingTokens(request).length > 0;
  return data({ page, title, isRemembered }, { headers: SECRET_ADDRESS_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { bookingStore, publicSite } = context.get(siteContext);
  const form = await readFormOrThrow(request);
  const { token } = params;
  const { freeCancellationHours } = publicSite().content.claims;
  const { t } = i18nFor(languageOf(context));
  const requester = await or503(requesterOf(bookingStore, context.get(clientAddressContext)));
  const own = { request, token, form, now: new Date(), freeCancellationHours, requester, t };
  return or503(answerOwnForm(bookingStore, own));
}

/** On a network error the page stays and shows a message. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const isCancel = intent === OWN_INTENTS.cancel || intent === OWN_INTENTS.withdraw;
    const kind = isCancel ? ("unansweredCancel" as const) : ("unanswered" as const);
    return data({ kind }, { status: 503 });
  }
}

/** Revalidates after a conflict: it means that the page shows an outdated state. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.actionStatus === 409 || change.defaultShouldRevalidate;
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => SECRET_META;

export default function Booking({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, title, isRemembered } = loaderData;
  useRevalidateOwnBooking(page.booking.id, page.booking.status);
  return (
    <OwnBookingView
      title={title}
      page={page}
      token={params.token}
      answer={actionData}
      isRemembered={isRemembered}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownBooking error={error} />;
}
