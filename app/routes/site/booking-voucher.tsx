import { data } from "react-router";
import type { Route } from "./+types/booking-voucher";
import { SECRET_META } from "~/booking/manage/my-booking-constants";
import { findOwnBookingByToken } from "~/booking/manage/my-booking.server";
import { bookingTitle } from "~/booking/manage/booking-meta.server";
import { UnknownBooking } from "~/booking/manage/unknown-booking";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { DECIDING, termsWith } from "~/catalog/terms/terms";
import { businessTime } from "~/web/calendar";
import { Voucher } from "~/booking/manage/voucher/voucher";
import { promisePlate } from "~/booking/assignment/assignment.queries.server";
import { siteContext } from "~/server/site-context.server";
import { bookingLanguage } from "~/server/site-middleware.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export const middleware: Route.MiddlewareFunction[] = [bookingLanguage];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const site = publicSite();
  const { company } = site;
  const lang = languageOf(context);
  const now = new Date();
  const booking = await or503(findOwnBookingByToken(sql, params.token));
  if (!booking) throw data(null, 404);
  const [plate, { terms }] = await or503(
    Promise.all([
      promisePlate(sql, booking, now),
      findBookingTerms(sql, booking, { site, lang, now: businessTime(now) }),
    ]),
  );
  const title = bookingTitle(company, lang, booking);
  return data(
    { booking, plate, company, title, terms: termsWith(terms, DECIDING) },
    { headers: SECRET_ADDRESS_HEADERS },
  );
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: loaderData.title }] : []),
  ...SECRET_META,
];

export default function BookingVoucher({ loaderData, params }: Route.ComponentProps) {
  const { booking, plate, terms, company: operator } = loaderData;
  return (
    <Voucher
      booking={booking}
      plate={plate}
      terms={terms}
      company={operator}
      token={params.token}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownBooking error={error} />;
}
