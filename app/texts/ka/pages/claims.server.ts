/** Says until when cancelling is free: «აღებამდე სულ მცირე 48 საათით ადრე». */
export function beforePickup(hours: number): string {
  return hours === 0 ? "მანქანის აღებამდე" : `მანქანის აღებამდე სულ მცირე ${hours} საათით ადრე`;
}
