import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ display: "flex", gap: theme.space.hair });

globalStyle(`${root} > svg`, { fill: "currentColor" });
