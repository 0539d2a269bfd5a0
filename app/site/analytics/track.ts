import { activeMeasurementId, initDataLayer, loadScriptWhenIdle } from "./data-layer";

type Prompt = { prompt: string };

/**
 * All events with their parameters (specification 7, External). None has personal data: prices are
 * a day, a car is its name in the fleet.
 */
export type AnalyticsEvents = {
  page_view: object;
  view_car: { car_name: string; price: number; currency: "USD" | "GEL" };
  book_now_clicked: { car_name?: string };
  booking_initiated: { car_name?: string };
  conversion_prompt_shown: Prompt;
  conversion_prompt_dismissed: Prompt;
  conversion_prompt_clicked: Prompt;
  /** Staff opened the analytics tab. Never sent: the desk is not counted. */
  admin_viewed: object;
  /**
   * The visitor sent a test event on the page `/ga-test`. Google's script calls back when it has sent it.
   */
  test_event: { event_callback: () => void };
};

/** The current page and its referrer, without queries. */
let page: { path: string; referrer: string } | null = null;

/**
 * Sends an event to Google Analytics; a no-op if the visitor is not counted. Events queue in
 * `dataLayer` until the script has loaded.
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
) {
  if (activeMeasurementId()) window.gtag?.("event", event, { ...parameters, ...address() });
}

/** Sends a page view for each change of the path, and loads the script. */
export function trackPage() {
  const id = activeMeasurementId();
  if (!id || page?.path === location.pathname) return;
  const referrer = page ? location.origin + page.path : withoutQuery(document.referrer);
  page = { path: location.pathname, referrer };
  initDataLayer(id);
  // Automatic events would send addresses with queries.
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
