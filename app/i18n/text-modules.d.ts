/** The modules of the texts for visitors, found by `bin/client-texts.ts`. */
declare module "virtual:client-texts" {
  /** Addresses by language. */
  export const clientTexts: Readonly<Record<string, string>>;
}
