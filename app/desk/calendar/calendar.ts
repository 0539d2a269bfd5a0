/**
 * What a bar stands for. `asked` is a pending booking, which takes nothing; `unmarked` is a booking that is
 * over and that nobody marked.
 */
export const BAR_STATES = [
  "asked",
  "booked",
  "out",
  "late",
  "unmarked",
  "returned",
  "unassigned",
  "block",
  "channel",
] as const;
export type BarState = (typeof BAR_STATES)[number];

/** A booking, a block or a booking of another calendar. Moments are `YYYY-MM-DD HH:MM`. */
export type Bar = {
  state: BarState;
  modelId: number;
  vehicleId: number | null;
  from: string;
  until: string;
  /** The id of the row in `occupancy`; null for a pending booking. */
  rowId: number | null;
  bookingId: number | null;
  /** Whether the assignment of vehicles leaves the booking on its vehicle. */
  pinned: boolean;
  /** The customer, the note of a block, or the source of an imported booking. */
  text: string;
};

/** What the rows of the table show of a bar. */
export type RowBar = Omit<Bar, "modelId" | "vehicleId">;

export type CalendarModel = { id: number; name: string; vehicles: number };

export type CalendarVehicle = {
  id: number;
  modelId: number;
  number: number;
  plate: string | null;
  /** The first and the last day of service, inclusive; null leaves the service open at that end. */
  inServiceFrom: string | null;
  inServiceTo: string | null;
};

/** The number of vehicles on a page; a model is never divided. */
const PAGE_SIZE = 50;

/** Returns the pages of models, each with at most 50 vehicles, or one larger model. */
export function pagesOf<Model extends Pick<CalendarModel, "vehicles">>(models: readonly Model[]) {
  const pages: Model[][] = [];
  let room = 0;
  for (const model of models) {
    const page = pages.at(-1);
    room -= model.vehicles;
    if (page && room >= 0) {
      page.push(model);
    } else {
      pages.push([model]);
      room = PAGE_SIZE - model.vehicles;
    }
  }
  return pages;
}
