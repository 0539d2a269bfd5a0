import { data, href, redirect, useSearchParams } from "react-router";
import type { Route } from "./+types/home";
import { BookingSection } from "~/booking/form/booking-section";
import { formDefaults, loadBookingSection } from "~/booking/form/booking-section.server";
import { readBookingTokens, rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { needsNewData } from "~/booking/form/revalidation";
import { justBooked } from "~/booking/sending/just-booked";
import { submitLimited } from "~/booking/form/submit-limited.server";
import { aboutIn, localized, servicesIn } from "~/company/content/content";
import { About } from "~/home/about";
import { Advantages } from "~/home/advantages";
import { Contact } from "~/home/contact";
import { HelpPrompt } from "~/home/help-prompt";
import { Hero } from "~/home/hero";
import { ExitIntentDialog } from "~/home/exit-intent-dialog";
import { loadReviews } from "~/home/reviews/load-reviews.server";
import { Reviews } from "~/home/reviews/reviews";
import { TripForm } from "~/home/trip-form";
import { Services } from "~/home/services";
import { loadSocialProof } from "~/home/social-proof.server";
import { describeHome, describeSite } from "~/seo/structured-data.server";
import { splitTitle } from "~/seo/split-title";
import { recordSecurityContext, recordTrap } from "~/staff/security/record.server";
import { siteContext } from "~/site-context.server";
import { FleetSection } from "~/fleet/list/fleet-section";
import { hasNoFleet } from "~/fleet/list/has-no-fleet";
import { isFleetComplete, loadHomeFleet } from "~/fleet/list/load-fleet.server";
import { languageContext } from "~/i18n/middleware.server";
import { useRevalidateOwnBooking } from "~/notifications/use-revalidate-own-booking";
import { homeMeta } from "~/fleet/page-meta.server";
import { posterAlt } from "~/posters/alts.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import { preventCaching } from "~/web/cache/rendered-page.server";
import {
  passHeaders,
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/http/security/security-headers.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const source = context.get(siteContext);
  const { sql, presentation, publicSite } = source;
  const { company, content, socialProof } = presentation.current();
  const site = publicSite();
  const lang = context.get(languageContext);
  const query = new URL(request.url).searchParams;
  const [fleet, section, proof, reviews] = await Promise.all([
    loadHomeFleet(source, lang, query),
    or503(loadBookingSection(sql, query, { hours: company.hours, now: new Date() })),
    loadSocialProof(sql, socialProof, new Date()),
    loadReviews(sql, lang),
  ]);
  const page = {
    fleet,
    company,
    ...splitTitle(homeMeta(site, lang, fleet)),
    section: { ...section, defaults: formDefaults(query, fleet.choices) },
    proof,
    announcement: localized(content.texts.announcement, "announcement", lang),
    services: servicesIn(content.texts.services, lang),
    about: aboutIn(content.texts.about, lang),
    reviews: reviews ?? [],
    pictures: {
      hero: posterAlt("hero", lang),
      about: posterAlt("tbilisi", lang),
    },
  };
  if (!isFleetComplete(fleet, query) || !reviews) preventCaching(context);
  addStructuredData(context, [describeHome(site, lang), describeSite(site)]);
  if (!section.booked) return data(page);
  const status = section.booked === "unknown" ? 404 : 200;
  return data(page, { status, headers: SECRET_ADDRESS_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookingStore, limits } = context.get(siteContext);
  const readForm = () => readFormOrThrow(request);
  const sender = {
    lang: context.get(languageContext),
    ownTokens: readBookingTokens(request.headers),
    onTrap: () => recordTrap(context.get(recordSecurityContext), href("/")),
  };
  const client = { limits: limits.booking, address: context.get(clientAddressContext) };
  const { seconds, submitted } = await submitLimited(bookingStore, readForm, sender, client);
  if (submitted.ok) {
    return redirect(`${href("/")}?booked=${submitted.booking.token}#booking`, {
      status: 303,
      headers: [
        ...Object.entries(SECRET_ADDRESS_HEADERS),
        ...rememberBooking(request, submitted.booking.token),
      ],
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
  repeated: 200,
  unavailable: 503,
  unanswered: 503,
  tooMany: 429,
} as const;

export const shouldRevalidate = needsNewData;

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { fleet, company: operator, section, pictures, services, about } = loaderData;
  const token = useSearchParams()[0].get("booked");
  const placed = section.booked === "unknown" ? null : (section.booked ?? justBooked(token));
  useRevalidateOwnBooking(placed?.booking.id ?? null, placed?.booking.status);
  return (
    <>
      <Hero picture={pictures.hero} />
      {!hasNoFleet(fleet) && (
        <TripForm
          trip={fleet.trip}
          places={fleet.places}
          filters={fleet.filters}
          today={section.now.date}
        />
      )}
      <Advantages />
      <FleetSection fleet={fleet} today={section.now.date} />
      <BookingSection
        {...section}
        title={loaderData.title}
        company={operator}
        prices={fleet}
        answer={actionData}
      />
      {services && <Services texts={services} prices={fleet} />}
      <Reviews reviews={loaderData.reviews} />
      {about && <About texts={about} picture={pictures.about} hours={operator.hours} />}
      <Contact company={operator} />
      <HelpPrompt company={operator} />
      <ExitIntentDialog />
    </>
  );
}
