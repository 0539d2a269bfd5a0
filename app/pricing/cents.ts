/** Rates may have cents; removes the error of binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
