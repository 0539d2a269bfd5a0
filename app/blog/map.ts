/** A search for a place in Google Maps. */
export function mapUrl(place: string): string {
  const query = new URLSearchParams({ api: "1", query: `${place}, Georgia` });
  return `https://www.google.com/maps/search/?${query}`;
}
