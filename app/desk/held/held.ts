/** The values of the field `intent`. */
export const HELD_INTENTS = { send: "send", drop: "drop" } as const;
