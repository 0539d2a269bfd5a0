/** How staff took a booking. */
export const DESK_SOURCES = ["phone", "door"] as const;
export type DeskSource = (typeof DESK_SOURCES)[number];

export type BookingSource = DeskSource | "site";
