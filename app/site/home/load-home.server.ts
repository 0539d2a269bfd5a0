import { pageTexts } from "~/texts/i18n.server";
import { formDefaults, formTime } from "~/booking/form/booking-section.server";
import { findExpectedAnswer } from "~/booking/form/expected-answer.server";
import { loadConfirmation } from "~/booking/form/confirmation.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import {
  aboutIn,
  ownTextIn,
  servicesIn,
  type Content,
  type ServicesTexts,
} from "~/catalog/company/content/content";
import { officeIn } from "~/catalog/company/content/office";
import type { PresentationSource } from "~/catalog/company/presentation.server";
import { keptPromises, longerIsCheaper } from "~/catalog/company/promises";
import type { PublicSite } from "~/catalog/company/public-site";
import type { FleetSource } from "~/catalog/fleet/availability/offer.server";
import { planOf } from "~/catalog/fleet/car";
import { isFleetComplete, loadHomeFleet, type HomeFleet } from "~/site/cars/load-fleet.server";
import { homeMeta } from "~/site/cars/car-meta.server";
import type { Language } from "~/web/i18n/languages";
import { localizedFor } from "~/web/i18n/localized";
import { posterAlt } from "~/site/posters/alts.server";
import { splitTitle } from "~/site/seo/split-title";
import { or503 } from "~/web/http/or-503.server";
import { listShownReviews } from "~/catalog/company/content/content.queries.server";
import type { Review } from "~/catalog/company/content/review";
import { orNull, type Sql } from "~/web/db.server";
import { countBookingsSince, countCurrentVisitors } from "~/site/visits/visits.queries.server";
import { businessInstant, businessTime } from "~/web/calendar";
import type { SocialProofMode } from "~/catalog/company/site-settings";
import { simulatedProof, type SocialProof } from "./social-proof";

type HomeSource = FleetSource & {
  presentation: PresentationSource;
  publicSite: () => PublicSite;
  settings: { mail: object | null };
  bookingStore: Pick<BookingStore, "sql" | "channels">;
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>["page"];

/** The data of the confirmation, which has the home page for itself. */
export type ConfirmedData = Awaited<ReturnType<typeof loadConfirmed>>["page"];

/** Loads the confirmation of `?booked=TOKEN`. It has nothing of the fleet; `booked` is null for an unknown booking. */
export async function loadConfirmed(source: HomeSource, lang: Language, token: string) {
  const { bookingStore, publicSite, settings } = source;
  const site = publicSite();
  const booked = await or503(
    loadConfirmation(bookingStore, token, { site, lang, now: new Date() }),
  );
  const { company } = site;
  const page = { booked, company, isMailed: settings.mail !== null };
  return { page, meta: [], proof: null, announcement: null };
}

/**
 * Loads the data of the home page. They are not cached if they are incomplete, or for an unknown car or
 * place.
 */
export async function loadHome(source: HomeSource, lang: Language, query: URLSearchParams) {
  const { sql, presentation, publicSite } = source;
  const { company, content, socialProof, isPublished, answers } = presentation.current();
  const now = new Date();
  const [fleet, proof, reviews] = await Promise.all([
    loadHomeFleet(source, lang, query),
    loadSocialProof(sql, socialProof, now),
    loadReviews(sql, lang),
  ]);
  const services = servicesIn(
    { texts: content.texts, promises: promisesWith(content, fleet) },
    lang,
  );
  const defaults = formDefaults(query, fleet.choices, askedIn(services, lang));
  const expected = await findExpectedAnswer(sql, defaults, { answers, now });
  const { title, meta } = splitTitle(homeMeta(publicSite(), lang, fleet));
  const announcement = ownTextIn(content.texts.announcement.announcement, lang);
  const page = {
    fleet,
    company,
    isPublished,
    isMailed: source.settings.mail !== null,
    title,
    section: {
      now: formTime(now),
      defaults,
      ...(expected && { expected }),
      notCovered: localizedFor(content.texts.insurance.leavesOut, lang),
    },
    services,
    about: aboutIn(content.texts.about, lang),
    office: officeIn(content.texts.office, lang),
    reviews: reviews ?? [],
    pictures: {
      hero: posterAlt("hero", lang),
      about: posterAlt("tbilisi", lang),
    },
  };
  const isComplete = isFleetComplete(fleet, query) && reviews !== null;
  return { page, meta, frame: { proof, announcement }, isComplete };
}

/** Returns the notes for the services that a link asks for, if the company offers them. */
function askedIn(services: ServicesTexts | null, lang: Language) {
  const hasDriver = services?.services.some(({ name }) => name === "driver");
  return hasDriver ? pageTexts(lang).asked : {};
}

function promisesWith({ promises }: Content, { choices, ...prices }: HomeFleet) {
  const { sedan, suv } = prices.typePlans;
  const plans = [...choices.map((car) => planOf(car, prices).tiers), sedan.tiers, suv.tiers];
  return keptPromises(promises, longerIsCheaper(plans));
}

/** Resolves with null while the database is unavailable: the home page works without reviews. */
function loadReviews(sql: Sql, lang: Language): Promise<Review[] | null> {
  return orNull(listShownReviews(sql, lang));
}

/** Resolves with null if counters are off, or if they are live and the database is unavailable. */
export async function loadSocialProof(
  sql: Sql,
  mode: SocialProofMode,
  now: Date,
): Promise<SocialProof> {
  switch (mode) {
    case "off":
      return null;
    case "live":
      return liveProof(sql, now);
    case "simulated":
      return simulatedProof(Number(businessTime(now).time.slice(0, 2)), Math.random);
  }
}

/** Counts the visitors of the last five minutes, and the bookings placed since midnight in Georgia. */
export async function liveProof(sql: Sql, now: Date): Promise<SocialProof> {
  const midnight = businessInstant(businessTime(now).date, "00:00");
  const counts = await orNull(
    Promise.all([countCurrentVisitors(sql, now), countBookingsSince(sql, midnight)]),
  );
  if (!counts) return null;
  const [viewers, today] = counts;
  return { viewers, bookingsToday: today.placed };
}
