/** The query parameters of the fleet's filters. */
export const FILTER_VALUES = {
  type: ["all", "suv", "sedan", "hybrid"],
  price: ["all", "budget", "mid", "premium"],
  passengers: ["any", "2", "4", "5"],
} as const;
