import type { BrowserContext } from "@playwright/test";
import { choose } from "./analytics-site";

/** Requests to the stand-in from the pages of a context. */
export type Google = {
  /** The requests for its script. */
  loads: string[];
  /** The URLs of the hits. */
  hits: string[];
  /** The names of the events in order. */
  events: () => string[];
};

/**
 * Serves a script with Google's protocol, to a visitor who agreed to it. With `watchesHistory` the script
 * also counts changes of the address, like the enhanced measurement.
 */
export async function standInForGoogle(
  context: BrowserContext,
  { watchesHistory = false } = {},
): Promise<Google> {
  await choose(context, "on");
  const loads: string[] = [];
  const hits: string[] = [];
  await context.route("https://www.googletagmanager.com/gtag/js**", async (route) => {
    loads.push(route.request().url());
    const body = `(${googleScript})(${watchesHistory})`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await context.route("https://www.google-analytics.com/**", async (route) => {
    hits.push(`${route.request().url()} ${route.request().postData() ?? ""}`);
    await route.fulfill({ status: 204 });
  });
  const nameOf = (hit: string) => new URL(hit).searchParams.get("en") ?? "";
  return { loads, hits, events: () => hits.map(nameOf) };
}

type Values = Record<string, unknown> & { event_callback?: () => void };

/** The script runs in the page, so it can't use outer variables. */
function googleScript(watchesHistory: boolean) {
  const script = document.currentScript as HTMLScriptElement;
  const id = new URL(script.src).searchParams.get("id")!;
  const settings: Values = {};

  const send = (name: string, { event_callback, ...values }: Values) => {
    if ((window as unknown as Values)[`ga-disable-${id}`] === true) return;
    const { page_location, page_referrer, ...own } = values;
    const query = new URLSearchParams({ v: "2", tid: id, en: name });
    query.set("dl", String(page_location ?? settings.page_location ?? location.href));
    query.set("dr", String(page_referrer ?? settings.page_referrer ?? document.referrer));
    for (const [key, value] of Object.entries(own)) query.set(`ep.${key}`, String(value));
    const sent = fetch(`https://www.google-analytics.com/g/collect?${query}`, { method: "POST" });
    void sent.catch(() => {}).then(event_callback);
  };
  const obey = (command: unknown) => {
    if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
    const [verb, first, values = {}] = command as [string, string | Values, Values?];
    if (verb === "set") Object.assign(settings, first);
    if (verb === "event") send(String(first), values);
    if (verb !== "config") return;
    document.cookie = "_ga=GA1.1.1.1; Path=/";
    if (values.send_page_view !== false) send("page_view", values);
  };
  const layer = window.dataLayer!;
  for (const command of layer) obey(command);
  layer.push = (...commands) => {
    for (const command of commands) obey(command);
    return Array.prototype.push.apply(layer, commands);
  };
  if (!watchesHistory) return;
  const pushState = history.pushState.bind(history);
  history.pushState = (...change) => {
    const page_referrer = location.href;
    pushState(...change);
    send("history_page_view", { page_location: location.href, page_referrer });
  };
}
