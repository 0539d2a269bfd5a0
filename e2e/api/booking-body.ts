import { bookingInput } from "../../app/booking/testing/booking-input";

/** A valid body of `POST /api/booking`; each test changes what it is about. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...bookingInput(), ...changes };
}

/** A valid body of `POST /api/booking` as the fields of the form, whose unchecked boxes send nothing. */
export function bookingFields(changes: Record<string, string> = {}): Record<string, string> {
  const { addChildSeat: _, addSkiRack: __, ...fields } = bookingBody();
  return { ...(fields as Record<string, string>), ...changes };
}
