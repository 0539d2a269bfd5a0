/** How many cars a page of the list has. */
export const CARS_PER_PAGE = 48;

/** How many cars of the list the home page shows (specification 9). */
export const CARS_ON_HOME = 8;

/** How many placeholder cards a list has while it loads (specification 9). */
export const SKELETONS = { home: CARS_ON_HOME, allCars: 12 } as const;
