import { LANGUAGE_PARAMETER } from "~/web/i18n/address";
import { LANGUAGES } from "~/web/i18n/languages";

/** The language as a parameter, for the column `query`. */
export const lng = { [LANGUAGE_PARAMETER]: LANGUAGES };
