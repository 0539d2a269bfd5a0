import { data, href, redirect } from "react-router";
import type { Route } from "./+types/home";
import { bookingLimit } from "~/booking/booking-limit.server";
import { BookingSection } from "~/booking/booking-section";
import { loadBookingSection } from "~/booking/home-booking.server";
import { rememberBooking } from "~/booking/own-bookings.server";
import { needsNewData } from "~/booking/revalidation";
import { submitBooking } from "~/booking/submit-booking.server";
import { About } from "~/company/about";
import { Advantages } from "~/company/advantages";
import { Contact } from "~/company/contact";
import { presentSite } from "~/company/present-site.server";
import { HelpPrompt } from "~/company/help-prompt";
import { Hero } from "~/company/hero";
import { LeavingDialog } from "~/company/leaving-dialog";
import { loadExchangeRates } from "~/company/load-exchange-rates.server";
import { Reviews } from "~/company/reviews";
import { reviewsIn } from "~/company/reviews.server";
import { Services } from "~/company/services";
import { loadSocialProof } from "~/company/social-proof.server";
import { describeCompany, describeSite } from "~/company/structured-data.server";
import { sql } from "~/db.server";
import { FleetSection } from "~/fleet/fleet-section";
import { isWhole, loadHomeFleet } from "~/fleet/load-fleet.server";
import { languageContext } from "~/i18n/middleware.server";
import { homeMeta } from "~/fleet/page-meta.server";
import { posterAlt } from "~/posters/alts.server";
import { readFormOrThrow } from "~/web/body.server";
import { clientAddressContext } from "~/web/client.server";
import { orAway } from "~/web/or-away.server";
import { leaveUnkept } from "~/web/rendered-page.server";
import {
  passHeaders,
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/security-headers.server";
import { describeForMachines } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = context.get(languageContext);
  const query = new URL(request.url).searchParams;
  const [fleet, section, exchange, proof] = await Promise.all([
    loadHomeFleet(sql, lang, query),
    orAway(loadBookingSection(sql, query, new Date())),
    loadExchangeRates(sql),
    loadSocialProof(sql, new Date()),
  ]);
  const { company, banner } = presentSite();
  const page = {
    fleet,
    company,
    exchange,
    meta: homeMeta(lang, fleet),
    section,
    proof,
    banner: banner?.[lang] ?? null,
    reviews: reviewsIn(lang),
    pictures: {
      hero: posterAlt("hero", lang),
      about: posterAlt("tbilisi", lang),
    },
  };
  if (!isWhole(fleet, query)) leaveUnkept(context);
  describeForMachines(context, [describeCompany(), describeSite()]);
  if (!section.booked) return data(page);
  const status = section.booked === "unknown" ? 404 : 200;
  return data(page, { status, headers: SECRET_ADDRESS_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const seconds = bookingLimit.take(context.get(clientAddressContext));
  const form = await readFormOrThrow(request);
  const lang = context.get(languageContext);
  const submitted = await submitBooking(sql, form, { lang, limited: seconds !== null });
  if (submitted.ok) {
    return redirect(`${href("/")}?booked=${submitted.booking.token}#booking`, {
      status: 303,
      headers: {
        ...SECRET_ADDRESS_HEADERS,
        "Set-Cookie": rememberBooking(request, submitted.booking.token),
      },
    });
  }
  const { ok: _, ...refusal } = submitted;
  const headers = { ...PRIVATE_HEADERS, ...(seconds !== null && { "Retry-After": `${seconds}` }) };
  return data(refusal, { status: STATUS[refusal.kind], headers });
}

const STATUS = {
  invalid: 422,
  priceChanged: 422,
  price: 200,
  away: 503,
  unanswered: 503,
  tooMany: 429,
} as const;

export const shouldRevalidate = needsNewData;

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { fleet, company: operator, section, reviews, pictures } = loaderData;
  return (
    <>
      <Hero picture={pictures.hero} />
      <Advantages />
      <FleetSection fleet={fleet} today={section.now.date} />
      <BookingSection
        {...section}
        company={operator}
        prices={fleet}
        exchange={loaderData.exchange}
        answer={actionData}
      />
      <Services />
      <Reviews reviews={reviews} />
      <About picture={pictures.about} hours={operator.hours} />
      <Contact company={operator} />
      <HelpPrompt company={operator} />
      <LeavingDialog />
    </>
  );
}
