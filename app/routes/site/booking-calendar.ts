import { href } from "react-router";
import type { Route } from "./+types/booking-calendar";
import { calendarFile } from "~/booking/manage/voucher/calendar-file.server";
import { findOwnBookingByToken } from "~/booking/manage/my-booking.server";
import { siteContext } from "~/server/site-context.server";
import { i18nFor } from "~/texts/i18n.server";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { businessTime } from "~/web/calendar";
import { or503 } from "~/web/http/or-503.server";
import { SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const booking = await or503(findOwnBookingByToken(sql, token));
  if (!booking) return new Response(null, { status: 404, headers: SECRET_ADDRESS_HEADERS });
  const { t } = i18nFor(booking.lang);
  const site = publicSite();
  const asked = { site, lang: booking.lang, now: businessTime(new Date()) };
  const { terms } = await or503(findBookingTerms(sql, booking, asked));
  const { company, money, publicAddress } = site;
  const page = publicAddress(href("/bookings/:token", { token }));
  return new Response(calendarFile(booking, { t, company, priced: { money, terms }, page }), {
    headers: {
      ...SECRET_ADDRESS_HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="booking-${booking.reference}.ics"`,
    },
  });
}
