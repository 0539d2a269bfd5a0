import { createContext, type MiddlewareFunction } from "react-router";
import { detectLanguage, newLanguageCookie } from "./detect.server";
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
  const cookie = newLanguageCookie(request);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
};
