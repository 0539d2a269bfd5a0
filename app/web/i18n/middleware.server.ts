import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { LanguageDetector } from "remix-i18next/server";
import { isPrefetch } from "~/web/http/page-request";
import { REDIRECT_LIMIT } from "~/web/http/local-path";
import { isChange } from "~/web/http/security/origin.server";
import { isForStaff } from "~/web/pages/areas";
import {
  detectLanguage,
  languageCookie,
  languageOfAddress,
  leadsTo,
  newLanguageCookie,
} from "./detect.server";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages";

type Context = Readonly<RouterContextProvider>;

/** The languages that the site offers, as last read, and what reads them again if they have changed. */
export type OfferedLanguages = {
  current(context: Context): readonly Language[];
  refresh(context: Context): Promise<void>;
};

const languageContext = createContext<Language>(FALLBACK_LANGUAGE);
const refusedLanguageContext = createContext(false);

/**
 * Returns the language of a request. Throws 404 if the prefix of its address is no language on offer: loaders of
 * public pages ask for it first, so that they read nothing for an address that the router takes for theirs.
 */
export function languageOf(context: Context): Language {
  if (context.get(refusedLanguageContext)) throw data(null, 404);
  return documentLanguage(context);
}

/** Returns the language of a document, also of the 404 for such a prefix. */
export function documentLanguage(context: Context): Language {
  return context.get(languageContext);
}

/** Sets the language of a page that does not have it from its address. */
export function setLanguage(context: Context, lang: Language) {
  context.set(languageContext, lang);
}

/** What the answer of `/` depends on. */
const HOME_VARIES = "Accept-Language, Cookie, Sec-Fetch-Site";

/** Returns the middleware for the languages of pages. */
export function languageMiddleware(offered: OfferedLanguages) {
  /**
   * Finds the language of each request. `detectLanguage` does it: the library's parser of `Accept-Language` prefers
   * `en` to `ka-GE`, and its middleware would also create an instance for each, which nothing uses.
   */
  const findLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
    const detector = new LanguageDetector({
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: FALLBACK_LANGUAGE,
      order: ["custom"],
      findLocale: async () => detectLanguage(request, offered.current(context)),
    });
    const lang = await detector.detect(request);
    setLanguage(context, isLanguage(lang) ? lang : FALLBACK_LANGUAGE);
    return next();
  };

  /** Redirects `lng` to the page in that language, and `/` to the language of visitors from elsewhere. */
  const leadToLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
    if (leadsTo(request, LANGUAGES) !== null) await offered.refresh(context);
    const languages = offered.current(context);
    const to = leadsTo(request, languages);
    const response = to === null ? await next() : redirectTo(to);
    const requested = languageOfAddress(request, languages);
    if (to !== null && requested && !isPrefetch(request.headers)) {
      response.headers.set("Set-Cookie", languageCookie(requested, request));
    }
    if (new URL(request.url).pathname === "/") response.headers.append("Vary", HOME_VARIES);
    return response;
  };

  /** Saves a language that the address of a page selects for itself. */
  const saveLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
    const response = await next();
    const { pathname } = new URL(request.url);
    const languages = isForStaff(pathname) ? LANGUAGES : offered.current(context);
    const cookie = newLanguageCookie(request, languages);
    if (cookie) response.headers.append("Set-Cookie", cookie);
    return response;
  };

  /**
   * Marks requests with a prefix that is no language on offer, which are answered 404 in English. It has to run after
   * the site's settings were read. Forms are not read at all; for pages `languageOf` refuses in their loaders, so
   * that the 404 has the frame of the site, with the data of the root.
   */
  const refuseLanguage: MiddlewareFunction<Response> = ({ request, params, context }, next) => {
    const { pathname } = new URL(request.url);
    const languages = offered.current(context);
    if (!isForStaff(pathname) && !languages.includes(documentLanguage(context))) {
      setLanguage(context, FALLBACK_LANGUAGE);
    }
    const { lng } = params;
    const isOffered = lng !== FALLBACK_LANGUAGE && languages.some((lang) => lang === lng);
    if (lng === undefined || isOffered) return next();
    if (isChange(request.method)) throw data(null, 404);
    context.set(refusedLanguageContext, true);
    return next();
  };

  return { findLanguage, leadToLanguage, saveLanguage, refuseLanguage };
}

function redirectTo(address: string): Response {
  const [path = "/"] = address.split("?");
  const Location = address.length <= REDIRECT_LIMIT + path.length ? address : path;
  return new Response(null, { status: 302, headers: { Location } });
}
