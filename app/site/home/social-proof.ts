/** The counters of the top bar; null if they are off. */
export type SocialProof = { viewers: number; bookingsToday: number } | null;

/**
 * Simulates counters in the bounds of specification 2: viewers 8 to 22, bookings today 2 to 4 from 9 to 17
 * o'clock and 1 to 2 at other hours. `random` returns numbers in [0, 1).
 */
export function simulatedProof(hour: number, random: () => number): SocialProof {
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const busy = hour >= 9 && hour < 17;
  return { viewers: between(8, 22), bookingsToday: busy ? between(2, 4) : between(1, 2) };
}
