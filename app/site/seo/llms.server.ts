import type { CityId } from "~/web/pages/address-values";
import { listGuides } from "~/site/guides/guides.server";
import { guidePath } from "~/site/guides/guides-meta.server";
import { tierRanges, type RatePlan, type VehicleType } from "~/catalog/pricing/rates";
import { counted, ofExperience, ofHigherAge, untilPickup } from "~/site/facts/claim-words";
import { deliveryLines } from "~/site/facts/place-facts";
import type { Facts } from "~/site/facts/facts";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import { englishName } from "~/catalog/pricing/english-name";
import { aboutIn, servicesIn, type Content } from "~/catalog/company/content/content";
import { listed, said } from "~/catalog/company/promises";
import type { PublicSite } from "~/catalog/company/public-site";
import type { MainCurrency } from "~/catalog/pricing/money";

const CITIES: Readonly<Record<CityId, { name: string; about: string }>> = {
  tbilisi: { name: "Tbilisi", about: "renting in the capital" },
  batumi: { name: "Batumi", about: "renting on the Black Sea" },
  kutaisi: { name: "Kutaisi", about: "renting in the west" },
};

const TYPES: Readonly<Record<VehicleType, string>> = { sedan: "Sedans", suv: "SUVs" };

/** Writes the facts for language models (llmstxt.org). */
export function llmsTxt({ publicAddress, content }: PublicSite, facts: Facts): string {
  const promises = content.promises.en;
  const { company, claims, extras, rates, hours, fleet } = facts;
  const { currency } = facts.money;
  const link = (path: string, name: string, about: string) =>
    `- [${name}](${publicAddress(path)}): ${about}`;
  const guides = listGuides(facts, "en").map((guide) =>
    link(guidePath(guide.id), guide.title, guide.excerpt),
  );
  const cities = facts.cities.map((id) => link(`/${id}`, CITIES[id].name, CITIES[id].about));
  return `# ${company.siteName}

> Car rental in Georgia, the country in the Caucasus: ${fleet.models > 0 ? counted(fleet.models, "model") : "cars"} with ${listed(["full rental prices for any dates", "booked on the site in a minute", said(promises.payAtPickup, "paid at pick-up"), said(promises.insurance, "insurance included")])}. Pages are in English and, with \`?lng=ka\`, in Georgian.

${fleet.types.map((type) => `- ${TYPES[type]} cost ${tiers(rates[type], currency)}.\n`).join("")}- Some cars have rates of their own; the price on a car's page is the lowest of its usual rates.
${seasonLines(facts)}- Delivery, by pick-up place: ${[...deliveryLines(i18nFor("en").t, facts.places), facts.places.length > 0 ? "other places by agreement" : "by agreement"].join("; ")}.
- Extras, for a whole rental unless by the day: ${extraPrices(extras, currency)}.
- ${said(promises.age, `Drivers are at least ${claims.driverAge.from} years old${ofHigherAge(claims.driverAge, (age) => ` (${age} for some larger cars)`)}${ofExperience(claims.experienceYears, (years) => `, with ${counted(years, "year")} of experience`)}. `)}${said(promises.cancellation, `Cancelling is free ${untilPickup(claims.freeCancellationHours)}. `)}Cars stay in Georgia.
- Office hours ${hours.opens}–${hours.closes} in Tbilisi, every day; phone and WhatsApp ${company.phone}, email ${company.email}.

${aboutSection(content)}${servicesSection({ ...content, promises: facts.promises })}## Pages

${link("/", "Home", "the fleet and the booking form")}
${link("/all-cars", "All cars", "every model with its daily rates")}
${link("/faq", "Questions and answers", listed(["papers", said(promises.deposit, "deposit"), said(promises.insurance, "insurance"), "fuel", "cancelling"]))}
${link("/blog", "Where to drive", "destinations and regional guides to Kazbegi, Svaneti and Batumi")}
${cities.map((city) => `${city}\n`).join("")}${link("/terms", "Terms", "what a booking means")}

## Guides

${guides.join("\n")}

## Data

${link("/api/cars", "Cars", "JSON array of all cars; `pricePerDay` is the lowest daily rate, in `currency`")}
${link("/sitemap.xml", "Sitemap", "every page in both languages")}
`;
}

/** Writes a line for each season with other rates. */
function seasonLines({ seasons, typePlans, fleet, money }: Facts) {
  const { day } = formatWith(i18nFor("en").t);
  const lines = seasons.map(({ name, from, to }) => {
    const rates = (type: VehicleType) =>
      tiers(
        typePlans[type].seasons.find((season) => season.from === from)?.tiers ??
          typePlans[type].tiers,
        money.currency,
      );
    const ofTypes = fleet.types.map((type) => `${TYPES[type]} ${rates(type)}`).join("; ");
    return `- ${name.en}, ${day(from)} to ${day(to)}${said(ofTypes !== "", `: ${ofTypes}`)}.\n`;
  });
  return lines.join("");
}

/** Lists extras: «Child seat $20, GPS $5 a day». */
function extraPrices(extras: Facts["extras"], currency: MainCurrency): string {
  const { money } = formatWith(i18nFor("en").t);
  const texts = extras.map(
    (extra) =>
      `${englishName(extra)} ${money(extra.price, currency)}${said(extra.perDay, " a day")}`,
  );
  return texts.join(", ") || "none";
}

/** Lists rates: «$50 a day for 1 day, $45 for 2–3 days …». */
function tiers(plan: RatePlan, currency: MainCurrency) {
  const { money } = formatWith(i18nFor("en").t);
  const ranges = tierRanges(plan).map(({ minDays, maxDays, dailyRate }) => {
    const days =
      maxDays === null
        ? `${minDays} or more`
        : maxDays === minDays
          ? `${minDays}`
          : `${minDays}–${maxDays}`;
    return `${money(dailyRate, currency)} (${days} ${maxDays === 1 ? "day" : "days"})`;
  });
  return `${ranges.join(", ")} a day`;
}

/** Returns an empty text if there is none about the company. */
function aboutSection({ texts }: Content): string {
  const about = aboutIn(texts.about, "en");
  if (!about) return "";
  const paragraphs = [about.lead, about.text].flatMap((text) => text ?? []);
  return `## About the company\n\n${paragraphs.join("\n\n")}\n\n`;
}

/** Returns an empty text if there are no services. */
function servicesSection(content: Pick<Content, "texts" | "promises">): string {
  const found = servicesIn(content, "en");
  if (!found) return "";
  const services = found.services.map(({ title, text }) => `- ${title}: ${text}`);
  return `## Services\n\n${services.join("\n")}\n\n`;
}
