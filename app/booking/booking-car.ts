import type { TFunction } from "i18next";
import type { BodyType } from "~/catalog/fleet/vehicle-type";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { isolate } from "~/web/i18n/isolate";
import type { Booking, PassedTimes } from "./booking";
import { businessInstant } from "~/web/calendar";

/** The car of a booking as `carColumn` selects it: the one source of what pages and messages say. */
export type BookingCar = {
  /** Whether a vehicle is assigned: only then the car is the customer's. */
  isAssigned: boolean;
  /** Whether the hand-over is marked, possibly of a car that is not of the fleet. */
  isHandedOver: boolean;
  vehicleId: number | null;
  /** Number plate of the vehicle, or null. Customers see it from `isPlateDue` on. */
  plate: string | null;
  /** Number of the vehicle within its model. */
  number: number | null;
  /** The id of the car's model; null for a car that is no model of the fleet. */
  modelId: number | null;
  /** Whether this is the model that the booking has now. */
  isBooked: boolean;
  model: string;
  /** The name with which the customer booked, `Other` too. */
  booked: string;
  bodyType: BodyType | null;
  /** The model that was booked, if `model` is another one; null if the customer booked `Other`. */
  insteadOf: string | null;
  /** The deposit of the model; null if it has none of its own. */
  deposit: number | null;
  /** Whether the model has a page for visitors, with its photos, insurance and terms. */
  isListed: boolean;
};

export type WithCar = { car: BookingCar };

/** Returns the car of a booking that was just placed. It has a vehicle only if it was confirmed at once. */
export function bookedCar({ vehicle, status }: Pick<Booking, "vehicle" | "status">): BookingCar {
  const none = { vehicleId: null, plate: null, number: null, modelId: null, bodyType: null };
  return {
    ...none,
    isAssigned: status === "confirmed",
    isHandedOver: false,
    isBooked: true,
    model: vehicle,
    booked: vehicle,
    insteadOf: null,
    deposit: null,
    isListed: false,
  };
}

/** Returns whether a booking is of no model of the fleet and staff have not said yet which car it gets. */
export function isUnnamedCar({ car }: WithCar): boolean {
  return car.modelId === null && car.model === OTHER_VEHICLE;
}

/** Returns whether a booking is confirmed and still waits for its vehicle: nothing may promise a car. */
export function isArranging({ status, car }: Pick<Booking, "status"> & WithCar): boolean {
  return status === "confirmed" && !car.isAssigned && !car.isHandedOver;
}

/**
 * Returns whether a booking has nothing to hand over (`lacks_car`): neither a vehicle nor a car from elsewhere
 * that staff have named.
 */
export function lacksCar(booking: Pick<Booking, "status"> & WithCar): boolean {
  return isArranging(booking) && (booking.car.modelId !== null || isUnnamedCar(booking));
}

/** Returns whether a confirmed booking's car is with the customer. */
export function isWithCustomer({ status, car }: Pick<Booking, "status"> & WithCar): boolean {
  return status === "confirmed" && car.isHandedOver;
}

/**
 * Returns the type of the car in words. If it is the model that the customer booked, this is the booking's type
 * (specification 3), else the body type that staff have entered. Null if they have entered none: the type that
 * selects the rates of a model says nothing about its body.
 */
export function carTypeOf({
  vehicle,
  vehicleType,
  car,
}: Pick<Booking, "vehicle" | "vehicleType"> & WithCar): BodyType | null {
  return car.isBooked && car.booked === vehicle ? vehicleType : car.bodyType;
}

/**
 * Returns the model in words. The text also names the booked model if that is another one, and says so if the car
 * is still being arranged.
 */
export function carText(
  t: TFunction,
  booking: Pick<Booking, "status"> & WithCar & Partial<PassedTimes>,
  {
    audience,
    type,
  }: {
    audience: "visitor" | "staff";
    /** The body type that follows the model. */
    type?: BodyType | null;
  },
): string {
  const { model, insteadOf } = booking.car;
  const texts = audience === "visitor" ? "visitor" : "operator";
  const named = isolate(vehicleName(t, model));
  const name = type ? `${named}, ${t(`fleet.card.types.${type}`)}` : named;
  const car =
    insteadOf === null
      ? name
      : t(`booking.car.insteadOf.${texts}`, { car: name, booked: isolate(insteadOf) });
  // Nothing is arranged any more for a customer whose rental is over; staff read that it had no car.
  const isWaiting = isArranging(booking) && !(audience === "visitor" && booking.isOver);
  return isWaiting ? t(`booking.car.arranging.${texts}`, { car }) : car;
}

/** Returns what a confirmation promises: the car only where a vehicle is assigned. */
export function promiseText(t: TFunction, booking: WithCar): string {
  const { isAssigned, isHandedOver, model, insteadOf } = booking.car;
  if (isHandedOver) return t("ownBooking.car.handedOver");
  if (!isAssigned && booking.car.modelId === null && !isUnnamedCar(booking)) {
    return t("ownBooking.car.named", { car: isolate(model) });
  }
  if (!isAssigned) {
    return t(isUnnamedCar(booking) ? "ownBooking.car.arrangingOther" : "ownBooking.car.arranging");
  }
  if (insteadOf === null) return t("ownBooking.car.yours");
  return t("ownBooking.car.yoursInstead", { car: isolate(model), booked: isolate(insteadOf) });
}

/**
 * Returns the name of a car as visitors read it. Car names are the same in every language; only `Other` is
 * translated.
 */
export function vehicleName(t: TFunction, vehicle: string): string {
  return vehicle === OTHER_VEHICLE ? t("booking.otherVehicle") : vehicle;
}

const PLATE_BEFORE_MS = 24 * 3_600_000;

/** Returns whether the customer gets the plate: that of a confirmed booking, from 24 hours before its pick-up on. */
export function isPlateDue(
  { status, pickupDate, pickupTime }: Pick<Booking, "status" | "pickupDate" | "pickupTime">,
  now: Date,
): boolean {
  if (status === "completed") return true;
  const pickup = businessInstant(pickupDate, pickupTime);
  return status === "confirmed" && now.getTime() >= pickup.getTime() - PLATE_BEFORE_MS;
}
