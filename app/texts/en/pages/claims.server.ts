/** Formats a number with its noun: «1 hour», «48 hours». */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** Says until when cancelling is free: «until 48 hours before the pick-up». */
export function untilPickup(hours: number): string {
  return hours === 0 ? "until the pick-up" : `until ${counted(hours, "hour")} before the pick-up`;
}
