import { RouterContextProvider } from "react-router";
import { businessTime } from "~/calendar";
import { LANGUAGE_COOKIE } from "~/i18n/languages";
import { siteContext, type Site } from "~/site-context.server";
import { createDictionaries, type Dictionaries } from "~/web/dictionary/dictionaries.server";
import { supportsDictionaries } from "~/web/dictionary/dictionary.server";
import { startSinkContext } from "~/web/start/start-store.server";

type Route = (request: Request, context: RouterContextProvider) => Promise<Response>;

const CAR_LINK = /href="(\/cars\/\d+)"/;

/**
 * The dictionaries of pages in each language: the home page and that of a car. Null if this version of
 * Node.js does not support them.
 */
export function createPageDictionaries(site: Site, route: Route): Dictionaries | null {
  if (!supportsDictionaries()) return null;
  const inSite = withoutCounters(site);

  async function page(path: string, language: string) {
    const context = new RouterContextProvider();
    context.set(siteContext, inSite);
    context.set(startSinkContext, () => "");
    const headers = { Cookie: `${LANGUAGE_COOKIE}=${language}` };
    const response = await route(new Request(`http://localhost${path}`, { headers }), context);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  }

  return createDictionaries({
    today: () => businessTime(new Date()).date,
    async render(language) {
      const home = await page("/", language);
      const [, car] = CAR_LINK.exec(home) ?? [];
      return car ? home + (await page(car, language)) : home;
    },
  });
}

/** Simulated ones are random, so that each node would have another dictionary. */
function withoutCounters(site: Site): Site {
  const current = (): ReturnType<typeof site.presentation.current> => ({
    ...site.presentation.current(),
    socialProof: "off",
  });
  return { ...site, presentation: { ...site.presentation, current } };
}
