import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { ink } from "./inks";
import { systemFonts, WEB_FONT } from "./font-families";
import { screens } from "./screens";
import { keysOf, mapKeys } from "~/web/records";

const light = {
  page: ink.paper,
  surface: ink.white,
  sunken: ink.paperDeep,
  line: ink.paperLine,
  control: ink.paperControl,
  text: ink.ink,
  textSoft: ink.inkSoft,
  accent: ink.wine,
  accentStrong: ink.wineDeep,
  accentSurface: ink.wineTint,
  onAccent: "#fff8f0",
  /** The ground of enamel signs: prices and other eye-catchers. */
  sign: ink.night,
  onSign: ink.snow,
  night: ink.night,
  onNight: "#fff8ef",
  onNightSoft: ink.dawn,
  onDawn: "#26180c",
  focus: "#1257b8",
  problem: "#a3121f",
  problemSurface: "#fbe9e6",
  notice: "#6b4a00",
  noticeSurface: "#fcefd2",
  good: "#1f5a3d",
  goodSurface: "#e2efe3",
  quiet: "#4a4f58",
  quietSurface: "#e6e4e0",
  /**
   * The ground behind drawings of cars: limestone in both schemes, since dark cars vanish on a dark ground.
   */
  stage: ink.paperDeep,
  /** The paint of a drawn car of unknown colour. */
  paint: ink.inkSoft,
};

const dark: typeof light = {
  page: ink.nightDeep,
  surface: ink.nightMid,
  sunken: "#0b131f",
  line: ink.nightLine,
  control: ink.nightControl,
  text: ink.snow,
  textSoft: ink.snowShade,
  accent: ink.apricotLight,
  accentStrong: ink.dawn,
  accentSurface: "#3a2a2c",
  onAccent: "#26120c",
  sign: ink.dawn,
  onSign: "#26180c",
  night: "#0b131f",
  onNight: "#fff8ef",
  onNightSoft: ink.dawn,
  onDawn: "#26180c",
  focus: "#8fc2ff",
  problem: "#ffb3a8",
  problemSurface: "#43191b",
  notice: ink.dawn,
  noticeSurface: "#3b2c10",
  good: "#a5dcb8",
  goodSurface: "#16352a",
  quiet: "#cfd3da",
  quietSurface: "#2c3644",
  stage: "#cdbfa9",
  paint: ink.inkSoft,
};

const color = createThemeContract(mapKeys(keysOf(light), () => null));

/** Sizes are in rem, so that they scale with the visitor's text size. */
const measures = createGlobalTheme(":root", {
  space: {
    hair: "0.25rem",
    small: "0.5rem",
    snug: "0.75rem",
    medium: "1rem",
    large: "1.5rem",
    huge: "3rem",
    section: "clamp(1rem, 3vw + 0.25rem, 3rem)",
  },
  text: {
    /** The size of texts in the desk's bar and in badges. */
    tiny: "0.8125rem",
    small: "0.875rem",
    body: "1rem",
    lead: "1.125rem",
    title: "1.375rem",
    /** The size of the sum to pay on a card. */
    cardSum: "2.125rem",
    /** The size of a desk page's heading, and of a time in its lists. */
    desk: "1.875rem",
    /** The size of a section's title. */
    heading: "clamp(1.625rem, 1.5rem + 0.6vw, 2rem)",
    /** The size of a page's title. */
    headline: "clamp(1.9rem, 1.4rem + 2.2vw, 3rem)",
    /** The size of a sum to pay, which is louder than the title of any section. */
    sum: "clamp(2.125rem, 1.9rem + 1vw, 2.5rem)",
    /** The size of the sum on the page of its car. */
    sumLarge: "clamp(2.5rem, 2.2rem + 1.4vw, 3.25rem)",
    display: "clamp(2.5rem, 1.6rem + 4.4vw, 4.75rem)",
  },
  font: {
    body: `${WEB_FONT}, ${systemFonts.body}`,
    poster: `${WEB_FONT}, ${systemFonts.poster}`,
  },
  weight: { body: "400", strong: "650", heavy: "800" },
  /** Headlines are condensed and heavy, as on a poster: long Georgian words fit a phone. */
  stretch: { poster: "72%", bar: "76%", label: "85%" },
  radius: { small: "0.25rem", medium: "0.5rem", large: "0.75rem", round: "999px" },
  size: {
    touch: "2.75rem",
    /** The width of a page: wide windows have a little more of it. */
    page: "clamp(78rem, 72vw, 90rem)",
    column: "42rem",
    bell: "20rem",
    hairline: "1px",
    topBar: "1.75rem",
    header: "3.25rem",
    /** The width of the desk's navigation, which is a rail on wide screens, else a bar at the bottom. */
    rail: "12.5rem",
    bar: "4rem",
    /** The height of the skyline between two sections. */
    ridge: "clamp(2rem, 6vw, 6rem)",
  },
  /** Number plates are white in both schemes, like the real ones. */
  plate: { ground: "#fff", text: "#14181f", edge: "#1d2430", band: "#1846a3" },
  shadow: { floating: "0 0.5rem 1.5rem rgb(16 27 43 / 0.28)" },
  motion: { quick: "140ms ease-out", calm: "320ms ease-in-out", wait: "180ms" },
});

/** The site's tokens by role. Raw colours and sizes are defined only here. */
export const theme = { color, ...measures };

globalStyle(":root", {
  vars: assignVars(color, light),
  colorScheme: "light dark",
  "@media": {
    [screens.dark]: { vars: assignVars(color, dark) },
    [screens.moreContrast]: {
      vars: { [color.line]: color.control, [color.textSoft]: color.text },
    },
  },
});

// The loader sets the attribute.
globalStyle("html[data-system-fonts]", {
  vars: { [theme.font.body]: systemFonts.body, [theme.font.poster]: systemFonts.poster },
});
