/** The client's style sheet, read by `tools/style-rules.ts`. */
declare module "virtual:style-rules" {
  import type { StyleRule } from "~/web/styles/page-styles";
  export const styleRules: readonly StyleRule[];
}
