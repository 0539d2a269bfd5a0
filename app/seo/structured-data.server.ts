import { href } from "react-router";
import type { AutoRental, BreadcrumbList, City, WebSite } from "schema-dts";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { telegramLink, whatsappLink } from "~/company/company";
import { presentCompany } from "~/company/present-site.server";
import { canonicalAddress, publicAddress } from "~/i18n/public-address.server";

/** By this other descriptions name the company. */
export const COMPANY_ID = publicAddress("/#company");

const EVERY_DAY = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The company as a car rental. Claims that nothing proves are not in it, ratings least of all. */
export function describeCompany(): Exclude<AutoRental, string> {
  const company = presentCompany();
  return {
    "@type": "AutoRental",
    "@id": COMPANY_ID,
    name: company.name,
    url: publicAddress("/"),
    logo: publicAddress("/icons/icon-512.png"),
    image: publicAddress("/brand/social-card.png"),
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address,
      addressCountry: "GE",
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...EVERY_DAY],
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    sameAs: [whatsappLink(company.whatsapp), telegramLink(company.telegram)],
  };
}

/** The company where it serves a city, with what a usual rental costs there in USD a day. */
export function describeBranch(
  city: { name: string; path: string; prices: { from: number; to: number } },
  lang: Language,
): AutoRental {
  const area: City = { "@type": "City", name: city.name };
  return {
    ...describeCompany(),
    url: canonicalAddress(city.path, lang),
    areaServed: area,
    priceRange: `$${city.prices.from}-$${city.prices.to}`,
  };
}

export function describeSite(): WebSite {
  return {
    "@type": "WebSite",
    name: presentCompany().siteName,
    url: publicAddress("/"),
    inLanguage: [...LANGUAGES],
    publisher: { "@id": COMPANY_ID },
  };
}

/** The way to a page right below the home page. */
export function describePage(lang: Language, page: { path: string; name: string }) {
  return describeWay(lang, [{ path: href("/"), name: i18nFor(lang).t("site.home") }, page]);
}

/** The way to a page from the home page down. */
export function describeWay(
  lang: Language,
  way: readonly { path: string; name: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalAddress(path, lang),
    })),
  };
}
