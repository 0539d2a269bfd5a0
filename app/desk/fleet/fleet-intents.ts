/** Values of the field `intent` in the forms of the fleet. */
export const FLEET_INTENTS = {
  order: "order",
  save: "save",
  preview: "preview",
  accept: "accept",
  copy: "copy",
  restore: "restore",
  addVehicles: "add-vehicles",
  saveVehicle: "save-vehicle",
  removeVehicle: "remove-vehicle",
} as const;
