import { createVar, fallbackVar } from "@vanilla-extract/css";
import { theme } from "./theme.css";

/** Heights that fixed layers at the bottom of the window set on `html`, so that they cover nothing. */
export const bottomRoom = { bar: createVar(), prompt: createVar(), message: createVar() };

const { bar, prompt, message } = bottomRoom;
const heights = (...rooms: string[]) => rooms.map((room) => fallbackVar(room, "0px")).join(", ");

/** The scroll padding that leaves a focused element visible above the layers. */
export const scrollPaddingBottom = `max(${theme.size.touch}, ${heights(bar, prompt, message)})`;

/**
 * The room that lets the end of the page be scrolled above a message. A bar has its own padding, and the prompt is
 * not there.
 */
export const roomAtEnd = heights(message);
