/** Rounds to cents, half a cent up, also where its binary fraction is a little less: 33.495. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}
