import { useEffect, type FormEvent } from "react";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { OTHER_VEHICLE } from "~/fleet/car";

/**
 * Keeps the vehicle type in step with the vehicle, and takes up a car that a link chose while the
 * form was open already; whatever else was typed stays.
 */
export function useChosenVehicle(formId: string, vehicle: string | undefined) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!vehicle || !(form instanceof HTMLFormElement)) return;
    const select = control(form, "vehicle");
    if (!select || select.value === vehicle) return;
    select.value = vehicle;
    // As if the visitor had chosen it: what listens to the form hears of it.
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, [formId, vehicle]);

  return {
    deriveType(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (!(target instanceof HTMLSelectElement) || target.name !== "vehicle") return;
      const type = control(event.currentTarget, "vehicleType");
      if (!type || !target.value || target.value === OTHER_VEHICLE) return;
      type.value = vehicleTypeOf(target.value);
    },
  };
}

function control(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLSelectElement ? found : null;
}
