import { CITY_IDS, type CityId } from "~/web/pages/city-ids";
import type { Language } from "~/web/i18n/languages";

type Keywords = {
  home: readonly string[];
  allCars: readonly string[];
  car: (name: string) => readonly string[];
};

const KEYWORDS: Readonly<Record<Language, Keywords>> = {
  en: {
    home: [
      "car rental Georgia",
      "rent a car Tbilisi",
      "Tbilisi airport car hire",
      "car hire Batumi",
      "car rental Kutaisi airport",
      "4x4 rental Georgia",
    ],
    allCars: [
      "rental cars Georgia",
      "SUV rental Tbilisi",
      "4x4 hire Georgia",
      "sedan rental Tbilisi",
      "hybrid car rental",
      "daily rates",
    ],
    car: (name) => [`${name} rental Georgia`, `rent ${name} Tbilisi`],
  },
  ka: {
    home: [
      "მანქანის ქირაობა",
      "მანქანის ქირაობა თბილისში",
      "მანქანის ქირაობა თბილისის აეროპორტში",
      "მანქანის ქირაობა ბათუმში",
      "მანქანის ქირაობა ქუთაისის აეროპორტში",
      "ჯიპის ქირაობა",
    ],
    allCars: [
      "საქირაო მანქანები",
      "ჯიპის ქირაობა თბილისში",
      "4x4 მანქანის ქირაობა",
      "სედანის ქირაობა",
      "ჰიბრიდის ქირაობა",
      "დღიური ფასები",
    ],
    car: (name) => [`${name} ქირაობა`, `${name} თბილისში`],
  },
};

/** How the search terms of a language write a city, in all its cases. */
const STEMS: Readonly<Record<Language, Record<CityId, string>>> = {
  en: { tbilisi: "Tbilisi", batumi: "Batumi", kutaisi: "Kutaisi" },
  ka: { tbilisi: "თბილის", batumi: "ბათუმ", kutaisi: "ქუთაის" },
};

/** Search terms for the `keywords` meta tag, without cities that are not served. */
export function keywordsOf(lang: Language, served: readonly CityId[]): Keywords {
  const hidden = CITY_IDS.filter((city) => !served.includes(city)).map((city) => STEMS[lang][city]);
  const shown = (terms: readonly string[]) =>
    terms.filter((term) => !hidden.some((stem) => term.includes(stem)));
  const { home, allCars, car } = KEYWORDS[lang];
  return { home: shown(home), allCars: shown(allCars), car: (name) => shown(car(name)) };
}
