/** Five tones of one material, from the lit edge to the deepest fold, and the thread of its seams. */
export type Tones = {
  readonly light: string;
  readonly mid: string;
  readonly shade: string;
  readonly deep: string;
  readonly stitch: string;
};

/** How a seat is sewn: cross bands, upright flutes, diamonds or one plain panel. */
export type Weave = "bands" | "flutes" | "quilt" | "plain";

/** The stuff of the seats. */
export type Cloth = Tones & { readonly weave: Weave };

export type UpholsteryName = "sand" | "graphite" | "black" | "stone" | "saddle";
export type PanelName = "night" | "coal" | "umber";
export type TrimName = "wood" | "silver" | "piano" | "wine" | "bronze" | "paint";

export const upholsteries: Readonly<Record<UpholsteryName, Cloth>> = {
  sand: {
    light: "#e3caa4",
    mid: "#d0b08a",
    shade: "#b39069",
    deep: "#8d6e4f",
    stitch: "#8a6444",
    weave: "flutes",
  },
  graphite: {
    light: "#6b6c76",
    mid: "#545660",
    shade: "#41434c",
    deep: "#2f3138",
    stitch: "#8d8e97",
    weave: "bands",
  },
  black: {
    light: "#57555c",
    mid: "#434147",
    shade: "#333137",
    deep: "#212024",
    stitch: "#c25a72",
    weave: "plain",
  },
  stone: {
    light: "#d9cdbc",
    mid: "#c2b4a1",
    shade: "#a39583",
    deep: "#7f7366",
    stitch: "#f0e6d8",
    weave: "bands",
  },
  saddle: {
    light: "#cf9264",
    mid: "#b5764b",
    shade: "#945a38",
    deep: "#6d4029",
    stitch: "#f0cfa4",
    weave: "quilt",
  },
};

/** The hard parts of the dashboard and the door cards. */
export const panels: Readonly<Record<PanelName, Tones>> = {
  night: {
    light: "#4a5366",
    mid: "#39414f",
    shade: "#2a303b",
    deep: "#1d2129",
    stitch: "#7d8799",
  },
  coal: {
    light: "#514f54",
    mid: "#3f3d42",
    shade: "#2f2e32",
    deep: "#222125",
    stitch: "#85828a",
  },
  umber: {
    light: "#625247",
    mid: "#4d4038",
    shade: "#3a302a",
    deep: "#29221e",
    stitch: "#b98f68",
  },
};

/** Decor strips: lit, body and shaded. */
export const trims: Readonly<
  Record<Exclude<TrimName, "paint">, readonly [string, string, string]>
> = {
  wood: ["#a8703f", "#8d5a33", "#6c4327"],
  silver: ["#d9d4cc", "#b5b0aa", "#8b8783"],
  piano: ["#4a4b52", "#1f2024", "#141417"],
  wine: ["#a83a54", "#8e2740", "#651a2d"],
  bronze: ["#d3a27a", "#b07f59", "#855d40"],
};

/** Inks that every cabin shares. */
export const inks = {
  lining: "#e2d7c6",
  liningShade: "#c9bba8",
  liningDeep: "#a99b8a",
  glass: "#12161c",
  screen: "#1a222d",
  glow: "#f6c98f",
  needle: "#e08d62",
  cool: "#cfc4cf",
  rubber: "#232226",
} as const;
