import type { AutoRental, City, WebSite } from "schema-dts";
import { i18nFor } from "~/texts/i18n.server";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import { aboutIn } from "~/catalog/company/content/content";
import { officeIn } from "~/catalog/company/content/office";
import { telegramLink, whatsappLink } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Addresses } from "~/web/i18n/addresses.server";
import { formatWith } from "~/web/i18n/format";

/** Returns the `@id` by which other items refer to the company. */
export function companyId({ publicAddress }: Addresses): string {
  return publicAddress("/#company");
}

const EVERY_DAY = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Describes the company, with its introduction. Claims without proof, such as ratings, are left out. */
export function describeHome(site: PublicSite, lang: Language): AutoRental {
  const lead = aboutIn(site.content.texts.about, lang)?.lead;
  return { ...describeCompany(site), ...(lead && { description: lead }) };
}

export function describeCompany(site: PublicSite): Exclude<AutoRental, string> {
  const { company, publicAddress, content } = site;
  const { links } = officeIn(content.texts.office, FALLBACK_LANGUAGE);
  const address = textIn(company.address, FALLBACK_LANGUAGE);
  return {
    "@type": "AutoRental",
    "@id": companyId(site),
    name: company.name,
    url: publicAddress("/"),
    logo: publicAddress("/icons/icon-512.png"),
    image: publicAddress("/brand/social-card.png"),
    telephone: company.phone,
    email: company.email,
    ...(company.taxNumber && { legalName: company.name, taxID: company.taxNumber }),
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      addressCountry: "GE",
    },
    ...(links.map && { hasMap: links.map }),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...EVERY_DAY],
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    sameAs: [
      whatsappLink(company.whatsapp),
      ...(company.telegram ? [telegramLink(company.telegram)] : []),
      ...[links.google, links.tripadvisor].filter((link) => link !== undefined),
    ],
  };
}

/** Describes the company's service in a city. `prices` are a day, null without any car. */
export function describeBranch(
  site: PublicSite,
  city: { name: string; path: string; prices: { from: number; to: number } | null },
  lang: Language,
): AutoRental {
  const area: City = { "@type": "City", name: city.name };
  return {
    ...describeCompany(site),
    url: site.canonicalAddress(city.path, lang),
    areaServed: area,
    ...(city.prices && { priceRange: priceRange(site, city.prices) }),
  };
}

/** Formats a range of prices: «$35-$90». */
function priceRange({ money }: PublicSite, { from, to }: { from: number; to: number }): string {
  const { money: format } = formatWith(i18nFor("en").t);
  return `${format(from, money.currency)}-${format(to, money.currency)}`;
}

export function describeSite(site: PublicSite): WebSite {
  return {
    "@type": "WebSite",
    name: site.company.siteName,
    url: site.publicAddress("/"),
    inLanguage: [...site.languages],
    publisher: { "@id": companyId(site) },
  };
}
