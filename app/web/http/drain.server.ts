import { createContext } from "react-router";

export type Drain = { isDraining: boolean };

/** Whether this node has been asked to stop, and serves on until load balancers have noticed. */
export const drainContext = createContext<Drain>({ isDraining: false });
