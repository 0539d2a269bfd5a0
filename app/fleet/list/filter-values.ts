/** The values of the fleet's filters in an address. */
export const FILTER_VALUES = {
  type: ["all", "suv", "sedan", "hybrid"],
  price: ["all", "budget", "mid", "premium"],
  passengers: ["any", "2", "4", "5"],
} as const;
