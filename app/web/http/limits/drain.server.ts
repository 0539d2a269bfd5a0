import { createContext } from "react-router";

export type Drain = { isDraining: boolean };

/** Whether this node is about to stop, and serves until load balancers have noticed. */
export const drainContext = createContext<Drain>({ isDraining: false });
