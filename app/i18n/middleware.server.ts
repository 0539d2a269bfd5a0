import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next/middleware";
import { detectLanguage, newLanguageCookie } from "./detect.server";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages";

/** Finds the language of each request. Its own parser of the header prefers `en` to `ka-GE`. */
export const [findLanguage, languageFound] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: FALLBACK_LANGUAGE,
    order: ["custom"],
    findLocale: async (request) => detectLanguage(request),
  },
  // Its instance is not used: those of `i18nFor` are created once.
  i18next: { initAsync: false },
});

export function languageOf(context: Readonly<RouterContextProvider>): Language {
  const lang = languageFound(context);
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}

/** Saves a choice by the address. */
export const saveLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const cookie = newLanguageCookie(request);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
};
