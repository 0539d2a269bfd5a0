/** `npm run test:slow` runs every test in every combination, the gate each value at least once. */
export const isFull = process.env.TEST_COMBINATIONS === "all";
