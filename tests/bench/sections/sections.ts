import { bookings } from "./bookings";
import { bytes } from "./bytes";
import { line } from "./line";
import { pages } from "./pages";
import type { Section } from "./section";
import { soak } from "./soak";
import { sockets } from "./sockets";
import { stock } from "./stock";
import { worst } from "./worst";

/** By name, in the order in which they run. */
export const SECTIONS = new Map<string, Section>(
  Object.entries({ pages, worst, bytes, bookings, line, sockets, soak, stock }),
);
