import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/card.css";
import { screens } from "~/ui/screens";
import { theme } from "~/ui/theme.css";

export const ground = style({ background: theme.color.sunken });

export const section = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": { [screens.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});

export const intro = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": { [screens.wide]: { position: "sticky", top: "6rem" } },
});

export const poster = style({
  display: "none",
  width: "100%",
  borderRadius: theme.radius.medium,
  "@media": { [screens.wide]: { display: "block" } },
});

export const root = style([padded, { gap: theme.space.large }]);

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
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

export const wide = style({ gridColumn: "1 / -1" });

export const trap = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
