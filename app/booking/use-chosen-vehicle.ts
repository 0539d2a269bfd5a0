import { useEffect, type FormEvent } from "react";
import { OTHER_VEHICLE } from "~/fleet/car";
import { CAR_SELECTED, lastSelectedCar, takeSelectedCar } from "~/fleet/selected-car";
import { vehicleTypeOf } from "~/fleet/vehicle-type";

/** Before the page comes to the form of a car that was chosen elsewhere (specification 4). */
const SCROLL_AFTER_MS = 500;

/**
 * Keeps the vehicle type in step with the vehicle, and takes up a car that was chosen by a link, by a
 * button of this page, on the page before, or on an earlier visit. Whatever else was typed stays.
 */
export function useChosenVehicle(formId: string, linked: string | undefined) {
  useEffect(() => {
    if (linked) choose(formId, linked);
  }, [formId, linked]);

  useEffect(() => {
    const chosen = takeSelectedCar();
    const timer = chosen && choose(formId, chosen) ? scrollSoon(formId) : undefined;
    // An earlier visit's car does not take the place of this one's.
    if (!chosen) choose(formId, lastSelectedCar() ?? "", true);
    return () => clearTimeout(timer);
  }, [formId]);

  useEffect(() => {
    const onSelected = (event: Event) => {
      takeSelectedCar();
      if (event instanceof CustomEvent) choose(formId, String(event.detail));
    };
    window.addEventListener(CAR_SELECTED, onSelected);
    return () => window.removeEventListener(CAR_SELECTED, onSelected);
  }, [formId]);

  return {
    deriveType(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (!(target instanceof HTMLSelectElement) || target.name !== "vehicle") return;
      const type = selectOf(event.currentTarget, "vehicleType");
      if (!type || !target.value || target.value === OTHER_VEHICLE) return;
      type.value = vehicleTypeOf(target.value);
    },
  };
}

/** Chooses a car if the form offers it; `onlyIfEmpty` leaves another choice alone. */
function choose(formId: string, vehicle: string, onlyIfEmpty = false): boolean {
  const form = document.getElementById(formId);
  const select = form instanceof HTMLFormElement ? selectOf(form, "vehicle") : null;
  if (!select || (onlyIfEmpty && select.value)) return false;
  if (!vehicle || ![...select.options].some(({ value }) => value === vehicle)) return false;
  if (select.value === vehicle) return true;
  select.value = vehicle;
  // As if the visitor had chosen it: what listens to the form hears of it.
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Not under the hands of a visitor who is typing already. */
function scrollSoon(formId: string) {
  return setTimeout(() => {
    const isTyping = document.getElementById(formId)?.contains(document.activeElement);
    if (!isTyping) document.getElementById("booking")?.scrollIntoView();
  }, SCROLL_AFTER_MS);
}

function selectOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLSelectElement ? found : null;
}
