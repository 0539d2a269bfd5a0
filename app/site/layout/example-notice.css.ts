import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  background: theme.color.noticeSurface,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.notice}`,
});

export const text = style([
  container,
  {
    paddingBlock: theme.space.hair,
    fontSize: theme.text.small,
    textAlign: "center",
    textWrap: "balance",
  },
]);
