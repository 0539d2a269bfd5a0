import { encode } from "uqr";

/** A QR code as the path of an SVG, one unit for a module. */
export function qrPicture(text: string) {
  const { data, size } = encode(text, { border: 1 });
  const path = data
    .flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
