/** The counters of the top bar; null where they are switched off. */
export type SocialProof = { viewers: number; bookingsToday: number } | null;

/**
 * Made-up counters in the specification's bounds (2): viewers 8 to 22, bookings today 2 to 4 from
 * 9 to 17 o'clock and 1 to 2 at other hours. `random` gives numbers from 0 up to 1.
 */
export function simulatedProof(hour: number, random: () => number): SocialProof {
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const busy = hour >= 9 && hour < 17;
  return { viewers: between(8, 22), bookingsToday: busy ? between(2, 4) : between(1, 2) };
}
