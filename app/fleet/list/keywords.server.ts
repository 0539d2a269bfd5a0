import type { Language } from "~/i18n/languages";

type Keywords = {
  home: readonly string[];
  allCars: readonly string[];
  car: (name: string) => readonly string[];
};

/** Search terms for the `keywords` meta tag. */
export const KEYWORDS: Readonly<Record<Language, Keywords>> = {
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
