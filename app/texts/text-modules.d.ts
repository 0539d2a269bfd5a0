/** The modules of the texts for visitors, found by `tools/client-texts.ts`. */
declare module "virtual:client-texts" {
  /** Addresses by language. */
  export const clientTexts: Readonly<Record<string, string>>;
}
