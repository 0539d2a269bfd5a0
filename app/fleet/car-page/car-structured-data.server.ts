import { href } from "react-router";
import type { Product, Thing } from "schema-dts";
import { companyId, describeWay } from "~/seo/structured-data.server";
import type { Addresses } from "~/i18n/addresses.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Car } from "~/fleet/car";
import { carPath } from "~/fleet/page-meta.server";

/** A car, and the way to it from the home page. */
export function describeCarPage(site: Addresses, car: Car, lang: Language): Thing[] {
  const way = [...wayToCars(lang), { path: carPath(car), name: car.name }];
  return [describeCar(site, car, lang), describeWay(site, lang, way)];
}

/** The way to the page of all cars. */
export function describeAllCars(site: Addresses, lang: Language): Thing[] {
  return [describeWay(site, lang, wayToCars(lang))];
}

function wayToCars(lang: Language) {
  const { t } = i18nFor(lang);
  return [
    { path: href("/"), name: t("site.home") },
    { path: href("/all-cars"), name: t("carDetail.cars") },
  ];
}

/** A car as a product: USD, in stock, its brand the first word of its name (specification 2). */
export function describeCar(site: Addresses, car: Car, lang: Language): Product {
  const address = site.canonicalAddress(carPath(car), lang);
  return {
    "@type": "Product",
    name: `${car.name} ${car.year}`,
    brand: { "@type": "Brand", name: car.name.split(" ")[0]! },
    description: car.description || undefined,
    image: pictures(car).map((picture) => absolute(site, picture)),
    url: address,
    offers: {
      "@type": "Offer",
      price: car.pricePerDay,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: address,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: car.pricePerDay,
        priceCurrency: "USD",
        unitCode: "DAY",
      },
      seller: { "@id": companyId(site) },
    },
  };
}

function pictures(car: Car): string[] {
  const { image, exteriorImage1, exteriorImage2, interiorImage1, interiorImage2, trunkImage } = car;
  return [image, exteriorImage1, exteriorImage2, interiorImage1, interiorImage2, trunkImage].filter(
    (picture) => picture !== null,
  );
}

/** An operator's picture may lie elsewhere. */
function absolute(site: Addresses, picture: string) {
  return picture.startsWith("/") ? site.publicAddress(picture) : picture;
}
