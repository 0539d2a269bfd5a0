/** The tones of one paint: where light falls, the flank, below the waist, and its shut lines. */
export type Paint = {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly line: string;
};

export const paints = {
  wine: { light: "#b5475f", body: "#8e2740", shade: "#6f1c31", line: "#4a1020" },
  night: { light: "#4a6286", body: "#29426a", shade: "#1d304f", line: "#121f35" },
  pine: { light: "#5d7f6f", body: "#3b5b50", shade: "#2b453d", line: "#1a2c28" },
  snow: { light: "#fffaf1", body: "#ece2d4", shade: "#c9bdb8", line: "#8d8385" },
  sand: { light: "#ead0aa", body: "#cfa97d", shade: "#ab8560", line: "#6f5238" },
  bronze: { light: "#ea9f72", body: "#c97345", shade: "#a15431", line: "#65301c" },
  graphite: { light: "#6d6e78", body: "#484a53", shade: "#34353d", line: "#1c1d22" },
  silver: { light: "#e3dfda", body: "#bdb9b8", shade: "#96929a", line: "#5b5862" },
  dusk: { light: "#968699", body: "#6d5f7a", shade: "#53485f", line: "#332b3d" },
  brick: { light: "#c8654d", body: "#a2432f", shade: "#7d3124", line: "#4d1b14" },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;
