/** The address of an outside map that shows a place by its name. */
export function mapUrl(place: string): string {
  const query = new URLSearchParams({ api: "1", query: `${place}, Georgia` });
  return `https://www.google.com/maps/search/?${query}`;
}
