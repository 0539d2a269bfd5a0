import { publicTexts } from "./public";
import { staffTexts } from "./staff";

/** Every text of the site in English; the shape that the other languages satisfy. */
export const en = { ...publicTexts, ...staffTexts };
