import type { BookingCar } from "~/booking/booking-car";
import { bookingInput } from "./booking-input";

/** Returns the car of a booking of `bookingInput`, with a vehicle of the booked model. */
export function bookingCar(changes: Partial<BookingCar> = {}): BookingCar {
  return {
    isAssigned: true,
    isHandedOver: false,
    vehicleId: 1,
    plate: "AA-001-MG",
    number: 1,
    modelId: 1,
    isBooked: true,
    model: bookingInput().vehicle,
    booked: bookingInput().vehicle,
    bodyType: null,
    insteadOf: null,
    deposit: null,
    isListed: true,
    ...changes,
  };
}
