import type { TestTagDefinition } from "vitest/config";

/** Tags of tests. */
export const TAGS: TestTagDefinition[] = [
  { name: "slow", description: "Runs in `npm run test:slow`, not in the gate." },
];
