import { meadow } from "./meadow";
import { ridge } from "./ridge";
import { sea } from "./sea";
import { town } from "./town";
import { vineyard } from "./vineyard";

/** The landscapes behind the cars. */
export type BackdropName = "ridge" | "sea" | "town" | "vineyard" | "meadow";

const scenes: Readonly<Record<BackdropName, string>> = { ridge, sea, town, vineyard, meadow };

/**
 * A landscape of 800 × 450 as a fragment without a root: sky, far planes and a road from y = 352 on
 * which wheels stand at y = 378. It is palest from y = 170 to 350, where the car will be.
 */
export function backdrop(kind: BackdropName): string {
  return scenes[kind];
}
