import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const container = style({
  width: "100%",
  maxWidth: theme.size.page,
  marginInline: "auto",
  paddingInline: theme.space.medium,
});

export const section = style([container, { paddingBlock: theme.space.section }]);

/** A long text with its table of contents, which is in a sidebar on wide screens. */
export const withSidebar = style([
  section,
  {
    display: "grid",
    gap: theme.space.large,
    alignItems: "start",
    "@media": {
      [screens.wide]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${theme.size.column})`,
        columnGap: theme.space.huge,
      },
    },
  },
]);

export const stack = style({ display: "grid", gap: theme.space.medium, minWidth: 0 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
});

/** The title of a section, or of a page. */
export const heading = style({
  fontSize: theme.text.heading,
  selectors: { "h1&": { fontSize: theme.text.headline } },
});

export const lead = style({
  fontSize: theme.text.lead,
  color: theme.color.textSoft,
  maxWidth: theme.size.column,
  textWrap: "pretty",
  "@media": { [screens.narrow]: { fontSize: theme.text.body } },
});

/** Words that stay on one line. */
export const unbroken = style({ whiteSpace: "nowrap" });

/** Text that only screen readers get. */
export const hiddenText = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const visuallyHidden = style(hiddenText);

export const plainList = style({ listStyle: "none", padding: 0 });
