import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { LanguageDetector } from "remix-i18next/server";
import { detectLanguage, newLanguageCookie } from "./detect.server";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages";

/**
 * `detectLanguage` finds the language: the library's parser of `Accept-Language` prefers `en` to `ka-GE`.
 */
const detector = new LanguageDetector({
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: FALLBACK_LANGUAGE,
  order: ["custom"],
  findLocale: async (request) => detectLanguage(request),
});

const languageContext = createContext<Language>(FALLBACK_LANGUAGE);

/**
 * Finds the language of each request. remix-i18next's middleware would also create an instance for each,
 * which nothing uses.
 */
export const findLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const lang = await detector.detect(request);
  context.set(languageContext, isLanguage(lang) ? lang : FALLBACK_LANGUAGE);
  return next();
};

export function languageOf(context: Readonly<RouterContextProvider>): Language {
  return context.get(languageContext);
}

/** Saves a language that the address selects. */
export const saveLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const cookie = newLanguageCookie(request);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
};
