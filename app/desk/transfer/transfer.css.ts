import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const list = style({ paddingInlineStart: theme.space.medium, overflowWrap: "anywhere" });
