import { data } from "react-router";
import type { Route } from "./+types/booking-voucher";
import { SECRET_META } from "~/booking/manage/my-booking-constants";
import { findOwnBookingByToken } from "~/booking/manage/my-booking.server";
import { bookingTitle } from "~/booking/manage/booking-meta.server";
import { UnknownBooking } from "~/booking/manage/unknown-booking";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { termsIn } from "~/catalog/terms/terms";
import { businessTime } from "~/web/calendar";
import { NoVoucher } from "~/booking/manage/voucher/no-voucher";
import { Voucher } from "~/booking/manage/voucher/voucher";
import { findVoucherCar, georgianFacts, qrCode } from "~/booking/manage/voucher/voucher.server";
import { numberPath } from "~/booking/manage/find/number-link.server";
import { promisePlate } from "~/booking/assignment/assignment.queries.server";
import { siteContext } from "~/server/site-context.server";
import { bookingLanguage } from "~/server/site-middleware.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export const middleware: Route.MiddlewareFunction[] = [bookingLanguage];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sql, publicSite, publicFleet } = context.get(siteContext);
  const site = publicSite();
  const { company, money } = site;
  const lang = languageOf(context);
  const now = new Date();
  const booking = await or503(findOwnBookingByToken(sql, params.token));
  if (!booking) throw data(null, 404);
  const title = bookingTitle(company, lang, booking);
  const headers = { headers: SECRET_ADDRESS_HEADERS };
  const { status } = booking;
  if (status === "pending" || status === "cancelled") {
    return data({ status, title, phone: company.phone }, headers);
  }
  const [plate, { terms }, car] = await or503(
    Promise.all([
      promisePlate(sql, booking, now),
      findBookingTerms(sql, booking, { site, lang, now: businessTime(now) }),
      findVoucherCar(publicFleet, booking, lang),
    ]),
  );
  const voucher = {
    booking,
    plate,
    car,
    company,
    terms: termsIn(terms, lang),
    qr: qrCode(site.publicAddress(numberPath(booking.reference))),
    georgian: lang === "ka" ? [] : georgianFacts(booking, { plate, priced: { terms, money } }),
  };
  return data({ status, title, voucher }, headers);
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: loaderData.title }] : []),
  ...SECRET_META,
];

export default function BookingVoucher({ loaderData, params }: Route.ComponentProps) {
  const { token } = params;
  if ("voucher" in loaderData) return <Voucher {...loaderData.voucher} token={token} />;
  return <NoVoucher status={loaderData.status} phone={loaderData.phone} token={token} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownBooking error={error} />;
}
