import { seedCars } from "../../../db/seed/cars";

/** Names in Latin letters on a Georgian page. */
const NAMES = [
  "Mgzavri",
  "WhatsApp",
  "Telegram",
  "Google",
  "Analytics",
  "Global",
  "Privacy",
  "Control",
  "Android",
  "Auto",
  "Apple",
  "CarPlay",
  "Bluetooth",
  "USB",
  "IP",
  "AWD",
  "CVT",
  "ISOFIX",
  "LED",
  "TFT",
  "GPS",
  "SIM",
  "F8",
];

/** Words of names of cars: `C-HR`, `RAV4`. */
const cars = seedCars.flatMap((car) => car.name.split(/[\s-]+/));

const ALLOWED = new Set([...NAMES, ...cars, "4x4"]);

/** Matches addresses and prices in USD, which need no translation. */
const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g;

/** Matches settings and headers, in code spelling. */
const CODE = /\b[A-Z]+(?:_[A-Z]+)+\b|\bG-[A-Z\d]+\b|\bSec-GPC\b/g;

/** Returns Latin words in texts of a Georgian page that are not names. */
export function latinWords(texts: readonly string[]): string[] {
  const prose = texts.map((text) => text.replaceAll(ADDRESS, " ").replaceAll(CODE, " "));
  const words = prose.flatMap((text) => text.match(/\d*[A-Za-z][A-Za-z\d]*/g) ?? []);
  return [...new Set(words.filter((word) => !ALLOWED.has(word)))];
}
