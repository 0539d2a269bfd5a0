/**
 * What a bar stands for. `asked`: a pending booking, which takes nothing; `unmarked`: a booking that is
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
  /** Id of the row in `occupancy`; null for a pending booking. */
  rowId: number | null;
  bookingId: number | null;
  /** Repacking leaves it on its vehicle. */
  pinned: boolean;
  /** The renter, the note of a block, or the source of an imported booking. */
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
  /** Days of service, inclusive; null is open. */
  inServiceFrom: string | null;
  inServiceTo: string | null;
};

/** Vehicles on a page; a model is never divided. */
const PAGE_SIZE = 50;

/** The pages of models, each with at most 50 vehicles, or one larger model. */
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
