import { createContext, type MiddlewareFunction } from "react-router";
import { detector, newLanguageCookie } from "./detect.server";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages";

export const languageContext = createContext<Language>(FALLBACK_LANGUAGE);

/** Detects the request's language once, and saves a choice by the address. */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const lang = await detector.detect(request);
  context.set(languageContext, isLanguage(lang) ? lang : FALLBACK_LANGUAGE);
  const response = await next();
  const cookie = newLanguageCookie(request);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
};
