import { createVar, fallbackVar } from "@vanilla-extract/css";
import { theme } from "./theme.css";

/** Heights that fixed layers at the bottom of the window set on `html`, so that they cover no focused element. */
export const bottomRoom = { bar: createVar(), prompt: createVar(), message: createVar() };

export const scrollPaddingBottom = `max(${[
  theme.size.touch,
  ...Object.values(bottomRoom).map((room) => fallbackVar(room, "0px")),
].join(", ")})`;
