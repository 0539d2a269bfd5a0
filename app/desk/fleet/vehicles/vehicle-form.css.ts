import { style } from "@vanilla-extract/css";
import { section as deskSection } from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { theme } from "~/ui/theme/theme.css";

export const fold = style({ justifySelf: "start", width: "100%" });

export const opener = style([button.secondary, { width: "fit-content" }]);

/** Long words break rather than widen the form. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space.medium,
  selectors: { "details > &": { paddingBlockStart: theme.space.medium } },
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  alignItems: "end",
  gap: `${theme.space.snug} ${theme.space.medium}`,
});

export const page = style({
  display: "grid",
  gap: theme.space.medium,
  maxWidth: theme.size.column,
});

export const section = deskSection;
