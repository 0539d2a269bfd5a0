/** Placeholder cards of a list while it loads (specification 9). */
export const SKELETONS = { home: 8, allCars: 12 } as const;
