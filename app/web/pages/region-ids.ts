/** The regions that have a guide, as in its address (contract: `/blog?guide=kazbegi`). */
export const REGION_IDS = ["kazbegi", "svaneti", "batumi"] as const;
export type RegionId = (typeof REGION_IDS)[number];
