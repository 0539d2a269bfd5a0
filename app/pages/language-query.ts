import { LANGUAGE_PARAMETER } from "~/i18n/address";
import { LANGUAGES } from "~/i18n/languages";

/** The language as a parameter, for the column `query`. */
export const lng = { [LANGUAGE_PARAMETER]: LANGUAGES };
