/** The usual colours of cars in both languages, by the drawn colour. */
const COLOURS: readonly (readonly [string, readonly string[]])[] = [
  ["#f1f1ee", ["white", "თეთრი"]],
  ["#e3d9c3", ["cream", "ivory", "კრემისფერი"]],
  ["#c9b48d", ["beige", "ბეჟი", "ჩალისფერი"]],
  ["#b4b8be", ["silver", "ვერცხლისფერი"]],
  ["#7d838c", ["grey", "gray", "ნაცრისფერი", "რუხი"]],
  ["#22262e", ["black", "შავი"]],
  ["#9b2335", ["red", "წითელი"]],
  ["#6b1a2f", ["burgundy", "wine", "შინდისფერი", "ბორდოსფერი"]],
  ["#c0562f", ["orange", "ნარინჯისფერი", "სტაფილოსფერი"]],
  ["#d9a521", ["yellow", "ყვითელი"]],
  ["#b98a34", ["gold", "golden", "ოქროსფერი"]],
  ["#6d4a33", ["brown", "ყავისფერი"]],
  ["#2f5d46", ["green", "მწვანე"]],
  ["#7fb2dd", ["light blue", "ცისფერი"]],
  ["#2c5a8c", ["blue", "ლურჯი"]],
  ["#6d5f7a", ["purple", "violet", "იისფერი"]],
];

/** Returns the colour to draw for a typed one, by the longest name that it ends with; null if unknown. */
export function swatchOf(typed: string): string | null {
  const text = ` ${typed.trim().toLowerCase()}`;
  const found = COLOURS.flatMap(([swatch, names]) => names.map((name) => ({ swatch, name })))
    .filter(({ name }) => text.endsWith(` ${name}`))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found[0]?.swatch ?? null;
}
