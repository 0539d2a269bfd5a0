import { createContext, type MiddlewareFunction } from "react-router";
import { detectLanguage, languageCookie, languageOfAddress, savedLanguage } from "./detect.server";
import { FALLBACK_LANGUAGE, type Language } from "./languages";

/** The language of the request that is being answered. */
export const languageContext = createContext<Language>(FALLBACK_LANGUAGE);

/** Finds the language once for all that answers, and keeps a choice that the address made. */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  context.set(languageContext, await detectLanguage(request));
  const response = await next();
  const asked = languageOfAddress(request);
  if (asked && asked !== savedLanguage(request)) {
    response.headers.append("Set-Cookie", languageCookie(asked));
  }
  return response;
};
