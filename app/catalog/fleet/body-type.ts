/** What staff call the body of a model; the example fleet has none (decision 36). */
export const BODY_TYPES = ["sedan", "hatchback", "wagon", "suv", "minivan", "pickup"] as const;
export type BodyType = (typeof BODY_TYPES)[number];
