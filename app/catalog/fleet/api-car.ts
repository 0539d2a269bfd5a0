import type { MainCurrency } from "~/catalog/pricing/main-prices";
import type { Car, FleetCar, PicturedCar } from "./car";

/** A car as the API answers it. */
export type ApiCar = Car & {
  /** Of `pricePerDay` and `deposit`. */
  currency: MainCurrency;
};

export function apiCar(fleetCar: FleetCar | PicturedCar): ApiCar {
  const all: PicturedCar = { photos: [], ...fleetCar };
  const { plan, textLanguages: _2, photo: _3, photos: _4, features: _5, ...car } = all;
  return { ...car, currency: plan.main.currency };
}
