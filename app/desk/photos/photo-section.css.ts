import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    gap: theme.space.medium,
    alignItems: "start",
  },
]);

/** Long words break rather than widen the column. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const photo = style({ ...column, gap: theme.space.small, minWidth: 0 });

export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  selectors: { "&[hidden]": { display: "none" } },
});

export const view = style({ fontSize: theme.text.body });

export const soft = style({
  color: theme.color.textSoft,
  fontSize: theme.text.small,
  overflowWrap: "anywhere",
});

export const edit = style({ ...column, gap: theme.space.medium });

export const summary = style({
  minHeight: theme.size.touch,
  paddingBlock: theme.space.small,
  fontWeight: theme.weight.strong,
  cursor: "pointer",
});

export const focuses = style({
  display: "grid",
  gridTemplateColumns: `repeat(3, ${theme.size.touch})`,
  border: 0,
  padding: 0,
});

export const focus = style({
  display: "grid",
  placeItems: "center",
  minHeight: theme.size.touch,
  cursor: "pointer",
});

export const uploads = style([list, { gap: theme.space.small }]);

export const progress = style({ width: "100%", accentColor: theme.color.accent });
