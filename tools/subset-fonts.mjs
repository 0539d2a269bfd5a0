// This writes a subset of the font for each script to app/ui/theme/fonts: `node tools/subset-fonts.mjs`.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** The characters of each script in texts; others, in people's names, use system fonts. */
const SUBSETS = [
  { name: "latin", of: "latin", text: `${range(0x20, 0x7e)}\u00a0\u202f–—‘’“”„…×·−é«»` },
  { name: "georgian", of: "georgian", text: range(0x10d0, 0x10f0) },
  { name: "lari", of: "latin-ext", text: "₾" },
];

/** The weights and widths that the theme uses: 400 to 800, and 72 to 100 %. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 72, max: 100 } };

for (const { name, of, text } of SUBSETS) {
  const file = `@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-${of}-wdth-normal.woff2`;
  const whole = await readFile(require.resolve(file));
  const subset = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: AXES });
  await writeFile(`app/ui/theme/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.byteLength} bytes`);
}
