import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";

/** Values of the field `intent` in the forms of texts. The box of others' changes sends `accept`. */
export const CONTENT_INTENTS = {
  save: "save",
  preview: "preview",
  accept: FLEET_INTENTS.accept,
  remove: "remove",
} as const;

/** The query parameters that say what the last form has done. */
export const SAVED = "saved";
export const REMOVED = "removed";
