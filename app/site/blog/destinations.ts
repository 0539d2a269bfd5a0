import type { DestinationId, PosterName } from "~/texts/page-texts";
import { keysOf } from "~/web/records";

type DestinationPlace = { images: readonly [PosterName]; place: string };

/** The destinations in the order of their cards. `place` is the map's search term. */
export const DESTINATIONS = {
  sighnaghi: { images: ["sighnaghi"], place: "Sighnaghi" },
  kazbegi: { images: ["kazbegi"], place: "Stepantsminda" },
  batumi: { images: ["batumi"], place: "Batumi" },
  vardzia: { images: ["vardzia"], place: "Vardzia Cave Monastery" },
  borjomi: { images: ["borjomi"], place: "Borjomi" },
  svaneti: { images: ["svaneti"], place: "Mestia" },
} as const satisfies Record<DestinationId, DestinationPlace>;

export const DESTINATION_IDS = keysOf(DESTINATIONS);

/** The drive one way from Tbilisi, without stops. */
export type DrivingTime = {
  km: number;
  /** The shortest and the usual time, in hours. */
  hours: { from: number; to: number };
};

/** Driving times by region. That of Svaneti is the one to Mestia. */
export const DRIVING_TIMES = {
  sighnaghi: { km: 110, hours: { from: 2, to: 2 } },
  kazbegi: { km: 155, hours: { from: 3, to: 3 } },
  batumi: { km: 375, hours: { from: 4.5, to: 5 } },
  vardzia: { km: 260, hours: { from: 4, to: 4 } },
  borjomi: { km: 155, hours: { from: 2, to: 2.5 } },
  svaneti: { km: 470, hours: { from: 8.5, to: 8.5 } },
} as const satisfies Record<DestinationId, DrivingTime>;
