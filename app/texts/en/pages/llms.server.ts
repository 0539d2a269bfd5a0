import type { CarType, TextFacts } from "../../text-facts";
import { counted, untilPickup } from "./claims.server";

/** Rental days, up to any number if `maxDays` is null, and their formatted rate. */
type Tier = { minDays: number; maxDays: number | null; rate: string };
type Tiers = Readonly<Record<CarType, readonly Tier[]>>;

/** What the file is written with besides the facts of all long texts. Sums and dates are formatted. */
export type LlmsFacts = TextFacts & {
  siteName: string;
  email: string;
  /** Returns the absolute address of a path. */
  addressOf: (path: string) => string;
  tiers: Tiers;
  pricedSeasons: readonly { name: string; from: string; to: string; tiers: Tiers }[];
  offers: readonly { name: string; price: string; perDay: boolean }[];
  guides: readonly { path: string; title: string; excerpt: string }[];
  /** The paths of the home page in the other languages of the site, with the languages' English names. */
  otherLanguages: readonly { path: string; name: string }[];
  /** Paragraphs about the company. */
  about: readonly string[];
  services: readonly { title: string; text: string }[];
  /** The terms of every rental besides age and cancelling. */
  terms: readonly { label: string; text: string }[];
};

const CITIES: Readonly<Record<TextFacts["cities"][number], { name: string; about: string }>> = {
  tbilisi: { name: "Tbilisi", about: "renting in the capital" },
  batumi: { name: "Batumi", about: "renting on the Black Sea" },
  kutaisi: { name: "Kutaisi", about: "renting in the west" },
};

const TYPES: Readonly<Record<CarType, string>> = { sedan: "Sedans", suv: "SUVs" };

/** Writes the facts for language models (https://llmstxt.org), in English. */
export function llms(facts: LlmsFacts): string {
  const { addressOf, claims, company, fleet, hours, promises } = facts;
  const { listed, ofExperience, ofHigherAge, said } = facts;
  const link = (path: string, name: string, about: string) =>
    `- [${name}](${addressOf(path)}): ${about}`;
  const guides = facts.guides.map(({ path, title, excerpt }) => link(path, title, excerpt));
  const cities = facts.cities.map((id) => link(`/${id}`, CITIES[id].name, CITIES[id].about));
  const terms = facts.terms.map(({ label, text }) => `${label}: ${text}`).join(". ");
  const offers = facts.offers.map(
    ({ name, price, perDay }) => `${name} ${price}${perDay ? " a day" : ""}`,
  );
  return `# ${facts.siteName}

> Car rental in Georgia, the country in the Caucasus: ${fleet.models > 0 ? counted(fleet.models, "model") : "cars"} with ${listed(["full rental prices for any dates", facts.atOnceHours === null ? "requested on the site in a minute" : "booked on the site in a minute", said(promises.payAtPickup, "paid at pick-up"), said(promises.insurance, "insurance included")])}. Pages are in ${["English", ...facts.otherLanguages.map(({ path, name }) => `at \`${path}\`, in ${name}`)].join(" and, ")}.

${fleet.types.map((type) => `- ${TYPES[type]} cost ${ratesIn(facts.tiers[type])}.\n`).join("")}- Some cars have rates of their own; the price on a car's page is the lowest of its usual rates.
${seasonLines(facts)}- Delivery, by pick-up place: ${[...facts.deliveryLines, facts.hasPlaces ? "other places by agreement" : "by agreement"].join("; ")}.
- Extras, for a whole rental unless by the day: ${offers.join(", ") || "none"}.
- ${said(promises.age, `Drivers are at least ${claims.driverAge.from} years old${ofHigherAge((age) => ` (${age} for some larger cars)`)}${ofExperience((years) => `, with ${counted(years, "year")} of experience`)}. `)}${said(promises.cancellation, `Cancelling is free ${untilPickup(claims.freeCancellationHours)}. `)}Cars stay in Georgia.
${terms ? `- Terms: ${terms}.\n` : ""}- Office hours ${hours.opens}–${hours.closes} in Tbilisi, every day; phone and WhatsApp ${company.phone}, email ${facts.email}.

${section("About the company", facts.about.join("\n\n"))}${section("Services", facts.services.map(({ title, text }) => `- ${title}: ${text}`).join("\n"))}## Pages

${link("/", "Home", "the fleet and the booking form")}
${link("/all-cars", "All cars", "every model with its daily rates")}
${link("/faq", "Questions and answers", listed(["papers", said(promises.deposit, "deposit"), said(promises.insurance, "insurance"), "fuel", "cancelling"]))}
${link("/blog", "Where to drive", "destinations and regional guides to Kazbegi, Svaneti and Batumi")}
${cities.map((city) => `${city}\n`).join("")}${link("/terms", "Terms", "what a booking means")}

## Guides

${guides.join("\n")}

## Data

${link("/api/cars", "Cars", "JSON array of all cars; `pricePerDay` is the lowest daily rate, in `currency`, beside `deposit`, `excess`, `mileageLimit` and `roads`")}
${link("/sitemap.xml", "Sitemap", "every page in each language")}
`;
}

/** A section with its title; empty without a text. */
function section(title: string, text: string): string {
  return text && `## ${title}\n\n${text}\n\n`;
}

/** Writes a line for each season with other rates. */
function seasonLines({ fleet, pricedSeasons, said }: LlmsFacts): string {
  const lines = pricedSeasons.map(({ name, from, to, tiers }) => {
    const rates = fleet.types.map((type) => `${TYPES[type]} ${ratesIn(tiers[type])}`).join("; ");
    return `- ${name}, ${from} to ${to}${said(rates !== "", `: ${rates}`)}.\n`;
  });
  return lines.join("");
}

/** Lists rates: «$50 (1 day), $45 (2–3 days) … a day». */
function ratesIn(tiers: readonly Tier[]): string {
  const ranges = tiers.map(({ minDays, maxDays, rate }) => {
    const days =
      maxDays === null
        ? `${minDays} or more`
        : maxDays === minDays
          ? `${minDays}`
          : `${minDays}–${maxDays}`;
    return `${rate} (${days} ${maxDays === 1 ? "day" : "days"})`;
  });
  return `${ranges.join(", ")} a day`;
}
