import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";

/** The tokens of the whole site, by role. Raw colours and sizes stand here alone. */
export const theme = createGlobalTheme(":root", {
  color: {
    page: "#f8f2e8",
    surface: "#fffdf9",
    sunken: "#efe3d0",
    line: "#cdbda6",
    control: "#85735d",
    text: "#232226",
    textSoft: "#57504a",
    accent: "#8e2740",
    accentStrong: "#6b1a2f",
    onAccent: "#fff8f0",
    night: "#1f3350",
    onNight: "#f8f2e8",
    onNightSoft: "#f6c98f",
    focus: "#1f5fbf",
    problem: "#a3121f",
    problemSurface: "#fbe9e6",
    notice: "#6b4a00",
    noticeSurface: "#fcefd2",
    good: "#1f5a3d",
    goodSurface: "#e2efe3",
    quiet: "#4a4f58",
    quietSurface: "#e6e4e0",
  },
  space: {
    hair: "0.25rem",
    small: "0.5rem",
    medium: "1rem",
    large: "1.5rem",
    huge: "3rem",
    section: "clamp(2.5rem, 6vw, 5rem)",
  },
  text: {
    small: "0.875rem",
    body: "1rem",
    lead: "1.125rem",
    title: "1.25rem",
    heading: "clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)",
    display: "clamp(2rem, 1.3rem + 3.2vw, 3.5rem)",
  },
  font: {
    body: '"Noto Sans", system-ui, -apple-system, "Segoe UI", "Noto Sans Georgian", sans-serif',
  },
  radius: { small: "0.25rem", medium: "0.5rem", large: "0.875rem", round: "999px" },
  size: { touch: "2.75rem", page: "76rem", column: "44rem", bell: "20rem", hairline: "1px" },
  shadow: { floating: "0 8px 24px rgb(31 51 80 / 0.22)" },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  // Anchors stop below the sticky header; fields in focus never hide under it.
  scrollPaddingTop: "80px",
  scrollPaddingBottom: theme.size.touch,
  textSizeAdjust: "100%",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

globalStyle("body", {
  margin: 0,
  background: theme.color.page,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: theme.text.body,
  lineHeight: 1.5,
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3", { lineHeight: 1.2, margin: 0, textWrap: "balance" });
globalStyle("p, dl, dd, ul, ol, fieldset", { margin: 0 });
globalStyle(":lang(ka)", { hyphens: "auto" });
globalStyle("img, svg", { display: "block", maxWidth: "100%", height: "auto" });
globalStyle("a", { color: theme.color.accent, textUnderlineOffset: "0.2em" });
globalStyle(":focus-visible", { outline: `3px solid ${theme.color.focus}`, outlineOffset: "2px" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("summary", { cursor: "pointer" });
