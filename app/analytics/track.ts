import { countedId, openLayer } from "./layer";
import { loadScriptWhenIdle } from "./script";

type Prompt = { prompt: string };

/**
 * Every event and all that it tells (specification 7, External). No field has room for a person's
 * data: prices are USD a day, a car is its name in the fleet.
 */
export type AnalyticsEvents = {
  page_view: object;
  view_car: { car_name: string; price: number; currency: "USD" };
  book_now_clicked: { car_name?: string };
  booking_initiated: { car_name?: string };
  conversion_prompt_shown: Prompt;
  conversion_prompt_dismissed: Prompt;
  conversion_prompt_clicked: Prompt;
  /** Staff opened the analytics tab. Of no use to Google, which is told nothing of the desk. */
  admin_viewed: object;
  /** Of the page `/ga-test`. Google's script calls back once it has sent it. */
  test_event: { event_callback: () => void };
};

/** The page that the visitor is on, and where they came from, both without their queries. */
let page: { path: string; referrer: string } | null = null;

/**
 * Tells Google Analytics of an event. Nothing at all happens where the visitor is not counted. Before
 * the script has loaded, events wait in `dataLayer`.
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
) {
  if (countedId()) window.gtag?.("event", event, { ...parameters, ...address() });
}

/** Tells of a page, once for each change of its path, and has the script loaded. */
export function trackPage() {
  const id = countedId();
  if (!id || page?.path === location.pathname) return;
  const referrer = page ? location.origin + page.path : withoutQuery(document.referrer);
  page = { path: location.pathname, referrer };
  openLayer(id);
  // For what the script sends by itself: the addresses that it finds have queries.
  window.gtag?.("set", address());
  track("page_view", {});
  loadScriptWhenIdle();
}

function address() {
  return {
    page_location: location.origin + location.pathname,
    page_referrer: page?.referrer ?? "",
  };
}

function withoutQuery(url: string) {
  if (!URL.canParse(url)) return "";
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
