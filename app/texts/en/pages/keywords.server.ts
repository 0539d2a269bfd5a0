import type { Keywords } from "../../page-texts";

export const keywords: Keywords = {
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
  stems: { tbilisi: "Tbilisi", batumi: "Batumi", kutaisi: "Kutaisi" },
};
