import { createVar, fallbackVar } from "@vanilla-extract/css";
import { theme } from "./theme.css";

/** Heights that fixed layers at the bottom of the window set on `html`, so that they cover nothing. */
export const bottomRoom = { bar: createVar(), prompt: createVar(), message: createVar() };

const { bar, prompt, message } = bottomRoom;
const heights = (...rooms: string[]) => rooms.map((room) => fallbackVar(room, "0px")).join(", ");

/** Keeps a focused element visible above the layers. */
export const scrollPaddingBottom = `max(${theme.size.touch}, ${heights(bar, prompt, message)})`;

/** Lets the end of the page be scrolled above them; a bar has its own padding. */
export const roomAtEnd = `max(${heights(prompt, message)})`;
