import { publicTexts } from "./public";
import { staffTexts } from "./staff";

/** Every text of the site in Georgian. */
export const ka = { ...publicTexts, ...staffTexts };
