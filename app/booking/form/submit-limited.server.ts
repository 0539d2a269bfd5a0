import type { BookingStore } from "~/booking/events/booking-store.server";
import { countBooking, type BookingLimits } from "~/booking/place/count-booking.server";
import type { Language } from "~/i18n/languages";
import { submitBooking } from "./submit-booking.server";

/** Submits a form within the limits of its client, counted first; `seconds` to wait beyond them. */
export async function submitLimited(
  store: BookingStore,
  readForm: () => Promise<FormData>,
  sender: { lang: Language; ownTokens: readonly string[]; onTrap: () => void },
  { limits, address }: { limits: BookingLimits; address: string },
) {
  const { seconds, end } = countBooking(limits, address);
  let isStored = false;
  try {
    const submitted = await submitBooking(store, await readForm(), {
      ...sender,
      limited: seconds !== null,
    });
    isStored = submitted.ok && !submitted.repeated;
    return { seconds, submitted };
  } finally {
    end(isStored);
  }
}
