/** The first of the encodings that an `Accept-Encoding` accepts by name, or null. */
export function preferredEncoding<Name extends string>(
  accepted: string | null,
  encodings: readonly Name[],
): Name | null {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().split(";"));
  const takes = (name: Name) =>
    offers.some(([offer, quality]) => offer === name && !/q=0(\.0*)?$/.test(quality ?? ""));
  return encodings.find(takes) ?? null;
}
