import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

const wideScreen = "screen and (min-width: 60rem)";

export const section = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": { [wideScreen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});

export const intro = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": { [wideScreen]: { position: "sticky", top: "6rem" } },
});

export const root = style({
  display: "grid",
  gap: theme.space.large,
  padding: theme.space.large,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  "@media": { "screen and (max-width: 29.99rem)": { padding: theme.space.medium } },
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A date beside its time, even on a narrow phone. */
export const trip = style([group, { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }]);

export const legend = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: theme.space.small,
  fontSize: theme.text.title,
  fontWeight: 700,
});

export const wide = style({ gridColumn: "1 / -1" });

export const trap = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
