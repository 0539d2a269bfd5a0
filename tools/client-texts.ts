import { basename } from "node:path";
import { LANGUAGES } from "../app/web/i18n/languages.ts";
import { clientAssets, clientBuildModule } from "./client-build-module.ts";

/** Makes a module with the addresses of the client's texts for visitors, by language. */
export const clientTexts = () => clientBuildModule("client-texts", "clientTexts", findTexts, {});

/** `tools/client-output.ts` names the files. */
function findTexts(): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((lang) => {
      const [file, ...others] = clientAssets(new RegExp(`^texts-${lang}-public-.*\\.js$`));
      if (!file || others.length > 0) throw new Error(`one file of texts in ${lang} expected`);
      return [lang, `/assets/${basename(file)}`];
    }),
  );
}
