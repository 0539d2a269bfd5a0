import { findModelTerms, termsCompany } from "~/catalog/terms/model-terms.queries.server";
import {
  withoutPast,
  termsOf,
  type Term,
  type TermsCompany,
  type TermsMoment,
} from "~/catalog/terms/terms";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import type { Booking } from "./booking";
import type { WithCar } from "./booking-car";

/** The terms that a customer accepted, and the number of the company's terms at that time. */
export type AcceptedTerms = { terms: Term[]; version: number };

/** Finds the terms that the customer of a booking accepted; null for one from before they were stored. */
export async function findAcceptedTerms(sql: Sql, id: number): Promise<AcceptedTerms | null> {
  const [row] = await sql<AcceptedTerms[]>`
    select terms, terms_version as version from bookings where id = ${id} and terms is not null`;
  return row ?? null;
}

type TermsRequest = {
  site: Pick<PublicSite, "content" | "money">;
  lang: Language;
  now: TermsMoment;
};

/**
 * Finds the terms of a booking: those that its customer accepted, without what is over; for one from before they were
 * stored as they are now, with `version` null.
 */
export async function findBookingTerms(
  sql: Sql,
  booking: Pick<Booking, "id" | "pickupDate" | "pickupTime"> & WithCar,
  { site, lang, now }: TermsRequest,
): Promise<{ terms: Term[]; version: number | null }> {
  const accepted = await findAcceptedTerms(sql, booking.id);
  if (accepted) return { ...accepted, terms: withoutPast(accepted.terms, now) };
  const model = await findModelTerms(sql, booking.car.modelId);
  return { terms: termsOf(model, termsCompany(site, lang), booking, now), version: null };
}

/**
 * Finds the terms that a booking has with another model, by what the company said when it was
 * made; null for one from before terms were stored.
 */
export async function findTermsWithModel(
  sql: Sql,
  booking: Pick<Booking, "id" | "pickupDate" | "pickupTime">,
  modelId: number | null,
): Promise<Term[] | null> {
  const [row] = await sql<{ said: TermsCompany }[]>`
    select said.terms as said from bookings join terms_versions as said on said.id = terms_version
    where bookings.id = ${booking.id}`;
  return row ? termsOf(await findModelTerms(sql, modelId), row.said, booking) : null;
}
