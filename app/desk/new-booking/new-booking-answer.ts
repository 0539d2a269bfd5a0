import type { Taken } from "~/desk/calendar/taken.queries.server";
import type { NotFree } from "~/booking/place/insert-booking.queries.server";
import type { Quote } from "~/catalog/pricing/quote";
import type { FormResult } from "~/web/http/submission.server";

/** Why nothing was booked, with what was typed. `price` answers the price button. */
export type NewBookingAnswer = {
  result: FormResult;
  reason:
    | "invalid"
    | "asks"
    | "price"
    | "priceChanged"
    | "unavailable"
    | "needed"
    | NotFree["reason"];
  /** What has the car at this time, or needs it. */
  taken: Taken[];
  quote: Quote | null;
};
