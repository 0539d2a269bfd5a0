import type { CSSProperties } from "react";
import { ink } from "~/ui/theme/inks";
import type { EmailTone } from "./email";

/** The colours of e-mails by role, in light and in dark schemes. The heads and the sum keep theirs in both. */
export const COLORS = {
  page: { light: ink.paper, dark: ink.nightDeep },
  sheet: { light: ink.white, dark: ink.nightMid },
  text: { light: ink.ink, dark: ink.snow },
  soft: { light: ink.inkSoft, dark: ink.snowShade },
  line: { light: ink.paperLine, dark: ink.nightLine },
  accent: { light: ink.wine, dark: ink.apricotLight },
  onAccent: { light: "#fff8f0", dark: "#26120c" },
  sign: { light: ink.night, dark: ink.dawn },
  onSign: { light: "#fff8ef", dark: "#26180c" },
  onSignSoft: { light: ink.dawn, dark: "#26180c" },
} as const;

export const HEADS = {
  news: ink.night,
  good: ink.pine,
  bad: ink.wineDeep,
} as const satisfies Record<EmailTone, string>;

export const ON_HEAD = "#fff8ef";
export const ON_HEAD_SOFT = ink.dawn;

/** The width that all e-mail clients have room for, in pixels. */
export const WIDTH = 600;
/** The space beside texts, in pixels. */
export const GUTTER = 28;

const FONT =
  "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans Georgian', Sylfaen, sans-serif";

const text = (size: number, height: number, rest: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily: FONT,
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  color: COLORS.text.light,
  ...rest,
});

const soft = { color: COLORS.soft.light };

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: COLORS.page.light },
  preview: {
    display: "none",
    maxHeight: 0,
    maxWidth: 0,
    overflow: "hidden",
    opacity: 0,
    fontSize: "1px",
    lineHeight: "1px",
  },
  brand: text(22, 28, { fontWeight: 800 }),
  code: text(16, 22, { fontWeight: 700, letterSpacing: "1px" }),
  title: text(30, 36, { color: ON_HEAD, fontWeight: 800 }),
  lead: text(16, 25, { color: ON_HEAD, paddingTop: "8px" }),
  paragraph: text(16, 25, { paddingBottom: "18px" }),
  quote: text(16, 25),
  label: text(14, 20, soft),
  time: text(28, 34, { fontWeight: 800 }),
  sum: text(36, 42, { color: COLORS.onSign.light, fontWeight: 800 }),
  sumLabel: text(15, 21, { color: COLORS.onSignSoft.light, fontWeight: 700 }),
  heading: text(20, 26, { fontWeight: 800, paddingBottom: "8px" }),
  item: text(15, 22),
  length: text(14, 20, { ...soft, textAlign: "center" }),
  listItem: text(15, 22, { paddingBottom: "6px" }),
  price: text(18, 24, { fontWeight: 800, textAlign: "end", whiteSpace: "nowrap" }),
  value: text(15, 22, { fontWeight: 600 }),
  footer: text(14, 22, soft),
  link: { color: COLORS.accent.light, textDecoration: "underline" },
  // The font is that of its text while pictures are off.
  picture: text(14, 20, { ...soft, display: "block", width: "100%", height: "auto", border: 0 }),
  button: {
    ...text(16, 22, { fontWeight: 700, textAlign: "center" }),
    display: "block",
    padding: "12px 16px",
    textDecoration: "none",
  },
} as const satisfies Record<string, CSSProperties>;

/**
 * The style sheet of phones and dark schemes. Nothing depends on it: some clients drop it. `data-ogsc` and `data-ogsb`
 * are set by Outlook in dark schemes.
 */
export const SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{-webkit-text-size-adjust:100%;text-size-adjust:100%}",
  "td,p,h1,h2,a{overflow-wrap:break-word;word-break:break-word}",
  "@media (max-width:620px){.wide{width:100%!important}.stack{display:block!important;width:auto!important}" +
    ".gap{height:10px!important;font-size:0!important;line-height:10px!important}.pad{padding-left:18px!important;padding-right:18px!important}" +
    ".title{font-size:26px!important;line-height:32px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
  darkRules("[data-ogsc] "),
].join("\n");

function darkRules(prefix: string) {
  const { page, sheet, text: words, soft: quiet, line, accent, onAccent, sign } = COLORS;
  const { onSign, onSignSoft } = COLORS;
  return [
    [".page", `background-color:${page.dark}`],
    [".sheet", `background-color:${sheet.dark}`],
    [".text", `color:${words.dark}`],
    [".soft", `color:${quiet.dark}`],
    [".line", `border-color:${line.dark}`],
    [".link", `color:${accent.dark}`],
    [".filled", `background-color:${accent.dark};border-color:${accent.dark}`],
    [".on-filled", `color:${onAccent.dark}`],
    [".outlined", `border-color:${accent.dark}`],
    [".sign", `background-color:${sign.dark};border-color:${sign.dark}`],
    [".on-sign", `color:${onSign.dark}`],
    [".on-sign-soft", `color:${onSignSoft.dark}`],
  ]
    .map(
      ([selector, rules]) =>
        `${prefix}${selector}{${rules!.replaceAll(";", "!important;")}!important}`,
    )
    .join("");
}
