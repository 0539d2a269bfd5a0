/** Limits of a model's form; lengths in characters, texts for each language. */
export const MODEL_LIMITS = {
  name: 100,
  value: 40,
  description: 2_000,
  additionalFeatures: 300,
  features: 500,
  roadsNotAllowed: 500,
  deposit: 1_000_000,
} as const;
