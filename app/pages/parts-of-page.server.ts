import type { EntryContext } from "react-router";
import { languageIn } from "~/i18n/address";
import type { Language } from "~/i18n/languages";
import { recordOf } from "~/records";
import { storedParts } from "~/web/parts/stored-parts.server";
import { isDesk } from "./areas";
import { isSecretAddress } from "./secret-address";

type Rendered = Pick<EntryContext["staticHandlerContext"], "loaderData" | "location">;

/**
 * The stored parts for a page in a language; its links have the language of its address. Pages of the
 * desk and addresses with a token store none: personal data and tokens stay out of the memory.
 */
export function partsOfPage({ loaderData, location }: Rendered, lang: Language) {
  const isPersonal = isDesk(location.pathname) || isSecretAddress(location);
  const { site } = recordOf(loaderData["root"]);
  return storedParts(isPersonal ? {} : recordOf(site), `${lang} ${languageIn(location.search)}`);
}
