import { style, styleVariants } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Terms stand in as many columns as are readable. */
export const terms = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gridAutoFlow: "dense",
  columnGap: theme.space.large,
  margin: 0,
});

export const compact = style({
  display: "grid",
  gap: theme.space.hair,
  margin: 0,
  fontSize: theme.text.small,
});

const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: theme.space.small,
  "@media": { [screens.crowded]: { display: "block" } },
});

const ruled = style({
  paddingBlock: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const entry = styleVariants({
  compact: [halves],
  half: [halves, ruled, { "@media": { [screens.tiny]: { display: "block" } } }],
  whole: [ruled, { gridColumn: "1 / -1", display: "grid", gap: theme.space.hair }],
});

export const label = style({ color: theme.color.textSoft });

export const value = style({ margin: 0, minWidth: 0, overflowWrap: "anywhere" });

export const lines = style({ whiteSpace: "pre-line" });

export const line = style({ fontSize: theme.text.small, color: theme.color.textSoft });

/** The signs stand side by side where there is room. */
export const roads = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: theme.space.medium,
});

export const roadGroup = style({ display: "grid", alignContent: "start", gap: theme.space.hair });

export const roadList = style([
  plainList,
  { margin: 0, paddingInlineStart: `calc(1.25rem + ${theme.space.small})` },
]);

export const roadLine = style([
  plainList,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${theme.space.hair} ${theme.space.snug}`,
    fontSize: theme.text.small,
    fontStretch: theme.stretch.label,
    "@media": { [screens.crowded]: { fontSize: theme.text.tiny } },
  },
]);

export const namedRoad = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.hair,
  minWidth: 0,
});

export const answer = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  fontWeight: theme.weight.strong,
});

const base = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  border: `${theme.size.hairline} solid currentColor`,
  fontWeight: theme.weight.heavy,
  fontSize: theme.text.small,
  lineHeight: 1,
});

const { color } = theme;

/** The signs: a disc with a tick, a diamond with a question mark, a disc with a bar. */
export const sign = styleVariants({
  yes: [
    base,
    {
      borderRadius: theme.radius.round,
      background: color.goodSurface,
      color: color.good,
      "::before": { content: "✓" },
    },
  ],
  ask: [
    base,
    {
      rotate: "45deg",
      scale: "0.85",
      background: color.noticeSurface,
      color: color.notice,
      "::before": { content: "?", rotate: "-45deg" },
    },
  ],
  no: [
    base,
    {
      borderRadius: theme.radius.round,
      background: color.problem,
      color: color.problemSurface,
      "::before": {
        content: "",
        inlineSize: "0.65rem",
        // Forced colours leave out backgrounds.
        borderBlockStart: "0.2rem solid currentColor",
      },
    },
  ],
});
