import { globalStyle } from "@vanilla-extract/css";
import { screens } from "./screens";
import { roomAtEnd, scrollPaddingBottom } from "./bottom-room.css";
import { theme } from "./theme.css";
import { inLongWords } from "./long-words";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  // Anchors and focused fields stay below the sticky header.
  scrollPaddingTop: "80px",
  scrollPaddingBottom,
  textSizeAdjust: "100%",
  "@media": { [screens.motion]: { scrollBehavior: "smooth" } },
});

globalStyle("body", {
  margin: 0,
  background: theme.color.page,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: theme.text.body,
  lineHeight: 1.5,
  overflowWrap: "break-word",
  "@media": { [screens.narrow]: { overflowWrap: "anywhere" } },
});

globalStyle("body > footer", { borderBlockEnd: `${roomAtEnd} solid ${theme.color.night}` });

// Condensed, texts need fewer lines on phones.
globalStyle(inLongWords("body"), {
  "@media": {
    [screens.narrow]: {
      fontStretch: theme.stretch.label,
      lineHeight: 1.45,
      vars: { [theme.text.heading]: "1.5rem", [theme.text.headline]: "1.75rem" },
    },
  },
});

globalStyle("h1, h2, h3", {
  fontFamily: theme.font.poster,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
  margin: 0,
  textWrap: "balance",
});
globalStyle("h3", { fontSize: theme.text.title });
globalStyle("p, dl, dd, ul, ol, fieldset, figure", { margin: 0 });
globalStyle(inLongWords(""), { hyphens: "auto" });
globalStyle("img, svg", { display: "block", maxWidth: "100%", height: "auto" });
globalStyle("a", {
  color: theme.color.accent,
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
});
globalStyle("a:hover", { textDecorationThickness: "2px" });
globalStyle(":focus-visible", { outline: `3px solid ${theme.color.focus}`, outlineOffset: "2px" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("summary", { cursor: "pointer" });
// Print only the content, without header, footer, bars and buttons.
globalStyle("body > :not(main), [popover], dialog, button", {
  "@media": { [screens.print]: { display: "none !important" } },
});
globalStyle("body", { "@media": { [screens.print]: { background: "none" } } });
globalStyle("html", { "@media": { [screens.print]: { fontSize: "87.5%" } } });
globalStyle("::selection", { background: theme.color.accent, color: theme.color.onAccent });
