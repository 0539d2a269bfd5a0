/** The ISO 3166-1 code for an unknown country. */
export const UNKNOWN_COUNTRY = "ZZ";

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/**
 * The country of a visitor as an ISO 3166-1 code: from the proxy's header, else the first region
 * among the browser's languages (`de-AT` is Austria), else unknown.
 */
export function countryOf(proxyCountry: string | null, acceptLanguage: string | null): string {
  return known(proxyCountry) ?? regionOf(acceptLanguage ?? "") ?? UNKNOWN_COUNTRY;
}

function regionOf(acceptLanguage: string) {
  for (const entry of acceptLanguage.slice(0, 200).split(",")) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z\d])/i.exec(entry) ?? [];
    const country = known(region);
    if (country) return country;
  }
  return null;
}

function known(code: string | null | undefined) {
  const letters = code?.trim().toUpperCase() ?? "";
  if (!/^[A-Z]{2}$/.test(letters) || NO_COUNTRY.has(letters)) return null;
  return names.of(letters) ? letters : null;
}

/** Codes with a name that are not countries: unions and test values. */
const NO_COUNTRY = new Set(["ZZ", "EU", "EZ", "UN", "QO", "XA", "XB"]);
