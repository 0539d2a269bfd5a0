import { useEffect, useRef, type FormEvent } from "react";
import { OTHER_VEHICLE } from "~/fleet/car";
import { CAR_SELECTED, lastSelectedCar, takeSelectedCar } from "~/fleet/selected-car";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import type { FormValues } from "./form-values";

/** Before the page comes to the form of a car that was chosen elsewhere (specification 4). */
const SCROLL_AFTER_MS = 500;

/**
 * Takes up the car and the days that a link chose while the form was open already, and a car that was
 * chosen by a button of this page, on the page before, or on an earlier visit. Whatever else was
 * typed stays. `onFilled` hears of it.
 */
export function useChosenVehicle(
  formId: string,
  { vehicle = "", pickupDate = "", returnDate = "" }: FormValues,
  onFilled: () => void,
) {
  const linked = [vehicle, pickupDate, returnDate].join();
  const last = useRef(linked);
  useEffect(() => {
    // The form starts with what its first link chose; the visitor may have changed that since.
    if (last.current === linked) return;
    last.current = linked;
    chooseVehicle(formId, vehicle);
    fillDate(formId, "pickupDate", pickupDate);
    fillDate(formId, "returnDate", returnDate);
    onFilled();
  }, [formId, linked, vehicle, pickupDate, returnDate, onFilled]);

  useEffect(() => {
    const chosen = takeSelectedCar();
    const timer = chosen && chooseVehicle(formId, chosen) ? scrollSoon(formId) : undefined;
    // An earlier visit's car does not take the place of this one's.
    if (!chosen) chooseVehicle(formId, lastSelectedCar() ?? "", true);
    deriveMissingType(formId);
    onFilled();
    return () => clearTimeout(timer);
  }, [formId, onFilled]);

  useEffect(() => {
    const onSelected = (event: Event) => {
      takeSelectedCar();
      if (event instanceof CustomEvent) chooseVehicle(formId, String(event.detail));
      onFilled();
    };
    window.addEventListener(CAR_SELECTED, onSelected);
    return () => window.removeEventListener(CAR_SELECTED, onSelected);
  }, [formId, onFilled]);
}

/** Keeps the vehicle type in step with the vehicle. */
export function deriveType(event: FormEvent<HTMLFormElement>) {
  const { target, currentTarget } = event;
  if (target instanceof HTMLSelectElement && target.name === "vehicle") {
    setType(currentTarget, target.value);
  }
}

/** Chooses a car if the form offers it; `onlyIfEmpty` leaves another choice alone. */
function chooseVehicle(formId: string, vehicle: string, onlyIfEmpty = false): boolean {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return false;
  const select = controlOf(form, "vehicle");
  if (!(select instanceof HTMLSelectElement) || (onlyIfEmpty && select.value)) return false;
  if (!vehicle || ![...select.options].some(({ value }) => value === vehicle)) return false;
  if (select.value === vehicle) return true;
  select.value = vehicle;
  setType(form, vehicle);
  return true;
}

/** A car that was chosen before React took over has set no type. */
function deriveMissingType(formId: string) {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const [vehicle, type] = [controlOf(form, "vehicle"), controlOf(form, "vehicleType")];
  if (!(vehicle instanceof HTMLSelectElement) || !(type instanceof HTMLSelectElement)) return;
  if (!type.value) setType(form, vehicle.value);
}

function fillDate(formId: string, name: "pickupDate" | "returnDate", date: string) {
  const form = document.getElementById(formId);
  const input = form instanceof HTMLFormElement ? controlOf(form, name) : null;
  if (date && input instanceof HTMLInputElement) input.value = date;
}

function setType(form: HTMLFormElement, vehicle: string) {
  const type = controlOf(form, "vehicleType");
  if (!(type instanceof HTMLSelectElement) || !vehicle || vehicle === OTHER_VEHICLE) return;
  type.value = vehicleTypeOf(vehicle);
}

function controlOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name);
}

/** Not under the hands of a visitor who is typing already. */
function scrollSoon(formId: string) {
  return setTimeout(() => {
    const isTyping = document.getElementById(formId)?.contains(document.activeElement);
    if (isTyping) return;
    document.getElementById("booking")?.scrollIntoView();
    // A reload, or a link that is passed on, leads here too.
    history.replaceState(history.state, "", "#booking");
  }, SCROLL_AFTER_MS);
}
