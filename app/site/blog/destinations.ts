import type { PosterName } from "~/site/posters/alts.server";
import { keysOf } from "~/web/records";

type DestinationPlace = { images: readonly [PosterName]; place: string };

/** In the order of the cards; `place` is the map's search term. */
export const DESTINATIONS = {
  sighnaghi: { images: ["sighnaghi"], place: "Sighnaghi" },
  kazbegi: { images: ["kazbegi"], place: "Stepantsminda" },
  batumi: { images: ["batumi"], place: "Batumi" },
  vardzia: { images: ["vardzia"], place: "Vardzia Cave Monastery" },
  borjomi: { images: ["borjomi"], place: "Borjomi" },
  svaneti: { images: ["svaneti"], place: "Mestia" },
} as const satisfies Record<string, DestinationPlace>;

export type DestinationId = keyof typeof DESTINATIONS;
export const DESTINATION_IDS = keysOf(DESTINATIONS);
