/** The guides in the order of their list (specification 2). */
export const GUIDE_IDS = [
  "ultimate-guide-car-rental-georgia",
  "tbilisi-batumi-scenic-drive",
  "do-you-need-4x4-georgia",
  "georgian-mountain-roads-tips",
  "car-rental-prices-georgia-breakdown",
  "tbilisi-airport-car-rental-guide",
] as const;
export type GuideId = (typeof GUIDE_IDS)[number];
