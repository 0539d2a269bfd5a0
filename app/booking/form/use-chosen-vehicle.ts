import { useEffect, useRef, type FormEvent } from "react";
import type { CarChoice } from "~/catalog/fleet/car";
import { currentName, followedType } from "~/catalog/fleet/choice-named";
import { CAR_SELECTED, lastSelectedCar, takeSelectedCar } from "~/catalog/fleet/selected-car";
import type { FormValues } from "./form-values";

/** The delay before the page scrolls to the form if a car was chosen on another page (specification 4). */
const SCROLL_AFTER_MS = 500;

/**
 * Fills in the car, place, dates and notes of a link followed while the form is open, and a car chosen by a button
 * on this page, on the previous page, or on an earlier visit. Other typed values stay. Calls
 * `onFilled` afterwards.
 */
export function useChosenVehicle(
  formId: string,
  {
    vehicle = "",
    pickup = "",
    pickupDate = "",
    pickupTime = "",
    returnDate = "",
    returnTime = "",
    notes = "",
  }: FormValues,
  choices: readonly CarChoice[],
  onFilled: () => void,
) {
  // Another list of filtered cars must not fill in the form again.
  const fleet = useRef(choices);
  useEffect(() => {
    fleet.current = choices;
  }, [choices]);
  const linked = [vehicle, pickup, pickupDate, returnDate, notes].join();
  const last = useRef(linked);
  useEffect(() => {
    // The defaults have the first link's values, which the visitor may have changed since.
    if (last.current === linked) return;
    last.current = linked;
    chooseVehicle(formId, fleet.current, vehicle);
    fill(formId, "pickup", pickup);
    fill(formId, "pickupDate", pickupDate);
    fill(formId, "returnDate", returnDate);
    addNotes(formId, notes);
    onFilled();
  }, [formId, linked, vehicle, pickup, pickupDate, returnDate, notes, onFilled]);

  // Most links have no time, which then is the usual one: only another time replaces a typed one.
  const times = useRef({ pickupTime, returnTime });
  useEffect(() => {
    const former = times.current;
    const given = { pickupTime, returnTime };
    const names = (["pickupTime", "returnTime"] as const).filter(
      (name) => given[name] !== former[name],
    );
    times.current = given;
    for (const name of names) fill(formId, name, given[name]);
    if (names.length > 0) onFilled();
  }, [formId, pickupTime, returnTime, onFilled]);

  useEffect(() => {
    const chosen = takeSelectedCar();
    const timer =
      chosen && chooseVehicle(formId, fleet.current, chosen) ? scrollSoon(formId) : undefined;
    // A car of an earlier visit never replaces a choice.
    if (!chosen) chooseVehicle(formId, fleet.current, lastSelectedCar() ?? "", true);
    deriveMissingType(formId, fleet.current);
    onFilled();
    return () => clearTimeout(timer);
  }, [formId, onFilled]);

  useEffect(() => {
    const onSelected = (event: Event) => {
      takeSelectedCar();
      if (event instanceof CustomEvent) chooseVehicle(formId, fleet.current, String(event.detail));
      onFilled();
    };
    window.addEventListener(CAR_SELECTED, onSelected);
    return () => window.removeEventListener(CAR_SELECTED, onSelected);
  }, [formId, onFilled]);
}

export function deriveType(event: FormEvent<HTMLFormElement>, choices: readonly CarChoice[]) {
  const { target, currentTarget } = event;
  if (target instanceof HTMLSelectElement && target.name === "vehicle") {
    setType(currentTarget, choices, target.value);
  }
}

/** Selects a car if the form offers it; with `onlyIfEmpty`, only if none is selected. */
function chooseVehicle(
  formId: string,
  choices: readonly CarChoice[],
  named: string,
  onlyIfEmpty = false,
): boolean {
  const vehicle = currentName(choices, named);
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return false;
  const select = controlOf(form, "vehicle");
  if (!(select instanceof HTMLSelectElement) || (onlyIfEmpty && select.value)) return false;
  if (!vehicle || ![...select.options].some(({ value }) => value === vehicle)) return false;
  if (select.value === vehicle) return true;
  select.value = vehicle;
  setType(form, choices, vehicle);
  return true;
}

/** Sets the type of a car that was chosen before hydration, unless the visitor has chosen the type too. */
function deriveMissingType(formId: string, choices: readonly CarChoice[]) {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const [vehicle, type] = [controlOf(form, "vehicle"), controlOf(form, "vehicleType")];
  if (!(vehicle instanceof HTMLSelectElement) || !(type instanceof HTMLSelectElement)) return;
  if (!type.value || (isChanged(vehicle) && !isChanged(type))) {
    setType(form, choices, vehicle.value);
  }
}

function isChanged({ selectedOptions: [chosen] }: HTMLSelectElement): boolean {
  return chosen?.defaultSelected === false;
}

type TripField = "pickup" | `${"pickup" | "return"}${"Date" | "Time"}`;

function fill(formId: string, name: TripField, value: string) {
  const form = document.getElementById(formId);
  const control = form instanceof HTMLFormElement ? controlOf(form, name) : null;
  const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (value && isField) control.value = value;
}

function addNotes(formId: string, added: string) {
  const form = document.getElementById(formId);
  const control = form instanceof HTMLFormElement ? controlOf(form, "notes") : null;
  if (control instanceof HTMLTextAreaElement) control.value = joinNotes(control.value, added);
}

/** Returns notes with what a link adds to them, unless they have it. */
export function joinNotes(typed: string, added: string): string {
  if (typed.includes(added)) return typed;
  return typed === "" ? added : `${typed}\n${added}`;
}

/** Sets the type that follows from a car. That of a car outside the fleet has to be chosen. */
function setType(form: HTMLFormElement, choices: readonly CarChoice[], vehicle: string) {
  const type = controlOf(form, "vehicleType");
  if (type instanceof HTMLSelectElement && vehicle) type.value = followedType(choices, vehicle);
}

function controlOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name);
}

/** Scrolls to the form unless the visitor is already using it. */
function scrollSoon(formId: string) {
  return setTimeout(() => {
    const isTyping = document.getElementById(formId)?.contains(document.activeElement);
    if (isTyping) return;
    document.getElementById("booking")?.scrollIntoView();
    // A reload, or a link that is passed on, leads here too.
    history.replaceState(history.state, "", "#booking");
  }, SCROLL_AFTER_MS);
}
