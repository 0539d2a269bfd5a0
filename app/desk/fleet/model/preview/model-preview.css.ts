import { style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { theme } from "~/ui/theme/theme.css";

/** The width from which form and preview are side by side. */
export const BESIDE = "screen and (min-width: 96rem)";

export const root = style({
  display: "grid",
  gap: theme.space.snug,
  alignContent: "start",
  minWidth: 0,
  maxWidth: "26rem",
  selectors: { "&:focus": { outline: "none" } },
  // The preview stays in view beside the form.
  "@media": {
    [BESIDE]: { position: "sticky", top: 0, maxHeight: "100vh", overflowY: "auto" },
  },
});

export const title = style({ fontSize: theme.text.title });

export const heading = style({ fontSize: theme.text.lead });

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const frame = style({ position: "relative", minWidth: 0 });

export const page = style([
  card,
  { display: "grid", gap: theme.space.snug, padding: theme.space.medium },
]);

export const name = style({
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
});

export const picture = style({
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: theme.radius.small,
});

export const about = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
