import type { DestinationId } from "./destinations";

/** One way from Tbilisi by car, without stops. */
export type DrivingTime = {
  km: number;
  /** The fastest and the usual, in hours. */
  hours: { from: number; to: number };
};

/** To Svaneti means to Mestia. */
export const DRIVING_TIMES = {
  sighnaghi: { km: 110, hours: { from: 2, to: 2 } },
  kazbegi: { km: 155, hours: { from: 3, to: 3 } },
  batumi: { km: 375, hours: { from: 4.5, to: 5 } },
  vardzia: { km: 260, hours: { from: 4, to: 4 } },
  borjomi: { km: 155, hours: { from: 2, to: 2.5 } },
  svaneti: { km: 470, hours: { from: 8.5, to: 8.5 } },
} as const satisfies Record<DestinationId, DrivingTime>;
