/**
 * Whether to run every test in every combination, as `npm run test:slow` does. The gate runs each value at
 * least once.
 */
export const isFull = process.env.TEST_COMBINATIONS === "all";
