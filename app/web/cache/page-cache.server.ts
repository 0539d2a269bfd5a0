import { LRUCache } from "lru-cache";
import { RouterContextProvider } from "react-router";
import { logFault } from "~/web/db.server";
import type { PageRequest } from "~/web/http/page-request";
import type { Refusal } from "~/web/http/refused";
import {
  makeShared,
  readPage,
  toResponse,
  type FoundPage,
  type RenderedPage,
} from "./rendered-page.server";

/** The example's fleet has some 900 pages, in both languages, with and without filters. */
const MAX_PAGES = 1_000;

/** Compressed, so many pages take 15 MB (5 to 20 KB each); uncompressed, ten times that. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Age from which a page is sent, and refreshed in the background. */
const REFRESH_AFTER_MS = 10_000;

/** Age from which a page is rendered before it is sent: it may show the time of day. */
const RENDER_AFTER_MS = 60_000;

/** How long a page is sent that can't be validated, while the database is unavailable. */
const STALE_PAGE_MS = 5 * 60_000;

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type PagePlan = {
  /** Requests with equal keys get the same page. */
  key: string;
  /** Makes the request to render, which may depend on nothing but the key. */
  request: () => Request;
  /** Further headers of this visitor's response, such as `Set-Cookie`. */
  headers: Record<string, string>;
  /**
   * Whether caches between server and browser may store the response: everybody gets it for this address
   * and cookies.
   */
  isShared: boolean;
  /**
   * Key of live data on the page (a car's id or `fleet`), or null. Without a stamp such a page is rendered.
   */
  live: string | null;
  /** Whether the page may be sent for some minutes without a stamp. */
  mayBeStale: boolean;
  /**
   * The page is cached only if it has this status. Unless it is 200, there may be a static file at the
   * address, which comes first.
   */
  status: 200 | 404 | 429;
  /** Whether so many request the page that the best compression pays. */
  isFrequent: boolean;
  /** What the page of a refused request shows; null for other pages. */
  refused: Refusal | null;
};

export type PageCacheOptions = {
  /** Returns null for a request that must not be answered from the cache. */
  plan(request: PageRequest): PagePlan | null;
  /** Replaces the plan of an address that may turn out to have no page. */
  resolve?(plan: PagePlan, request: PageRequest): Promise<PagePlan>;
  /** Resolves with the version of the data that a page shows; null if it is unknown. */
  stamp(live: PagePlan["live"]): Promise<string | null>;
  /** Returns the stamp of pages without live data if it is cached, else null. */
  knownStamp(): string | null;
  /**
   * Called before a page is rendered for a request. If it must not be, the request goes to the handler,
   * which refuses it. `isCached`: whether the page is rendered for all.
   */
  mayRender?(
    request: Request,
    context: RouterContextProvider,
    isCached: boolean,
  ): boolean | Promise<boolean>;
  /** Prepares the context in which a page is rendered for all. */
  prepare?(context: RouterContextProvider, plan: PagePlan): void;
  /** Returns monotonic milliseconds. */
  clock?: () => number;
};

type CachedPage = RenderedPage & { stamp: string; from: number };

export type PageCache = {
  handle: Handle;
  /**
   * Returns the page if it can be sent without waiting and without rendering. If it is null, `handle`
   * responds.
   */
  find(request: PageRequest): FoundPage | null;
  /** Resolves with the page of a plan; null if there is none with its status. */
  show: (plan: PagePlan, request: Request) => Promise<Response | null>;
};

/**
 * Caches rendered pages in memory and sends them while their stamp is current, so that no page
 * outlives a change of its data.
 */
export function cachePages(handle: Handle, options: PageCacheOptions): PageCache {
  const { stamp: stampOf, knownStamp, prepare, mayRender = () => true } = options;
  const { plan: planFor, resolve = async (plan) => plan } = options;
  const { clock = () => performance.now() } = options;
  const cache = createCache();
  const renderOnce = createRenderer(handle, { cache, prepare, clock });

  async function load(
    plan: PagePlan,
    stamp: string | null,
    isAllowed: () => boolean | Promise<boolean>,
  ): Promise<RenderedPage | null> {
    const page = cache.get(plan.key);
    const age = page ? clock() - page.from : Number.POSITIVE_INFINITY;
    const last = page && age <= STALE_PAGE_MS && plan.mayBeStale ? page : null;
    if (stamp === null) return last;
    if (page?.stamp === stamp && age <= RENDER_AFTER_MS) {
      if (age > REFRESH_AFTER_MS) renderOnce(plan, stamp).catch(reportRefresh);
      return page;
    }
    if (!(await isAllowed())) return null;
    const rendered = await renderOnce(plan, stamp);
    return rendered.status === 503 && last ? last : rendered;
  }

  function find(request: PageRequest): FoundPage | null {
    const plan = planFor(request);
    if (!plan || plan.live !== null || plan.status !== 200) return null;
    const page = cache.get(plan.key);
    const isCurrent = page?.stamp === knownStamp() && clock() - page.from <= REFRESH_AFTER_MS;
    return isCurrent ? { page, headers: plan.headers, isShared: plan.isShared } : null;
  }

  async function planNow(request: PageRequest) {
    const plan = planFor(request);
    return plan && resolve(plan, request);
  }

  async function answer(request: Request, context: RouterContextProvider) {
    const plan = await planNow(request);
    let allowed: boolean | Promise<boolean> | null = null;
    const isAllowed = () => (allowed ??= mayRender(request, context, plan !== null));
    const page = plan && (await load(plan, await stampOf(plan.live), isAllowed));
    if (!page) {
      await isAllowed();
      return handle(request, context);
    }
    const response = toResponse(page, request);
    if (page.etag && plan.isShared) makeShared(response.headers);
    for (const header of Object.entries(plan.headers)) response.headers.append(...header);
    return response;
  }

  async function show(plan: PagePlan, request: Request) {
    const page = await load(plan, await stampOf(plan.live), () => true);
    return page?.status === plan.status ? toResponse(page, request) : null;
  }

  return { handle: answer, find, show };
}

type RendererOptions = {
  cache: LRUCache<string, CachedPage>;
  prepare: PageCacheOptions["prepare"];
  clock: () => number;
};

/** Returns a renderer. Concurrent requests for a page with equal stamps share one render. */
function createRenderer(handle: Handle, { cache, prepare, clock }: RendererOptions) {
  const pending = new Map<string, Promise<RenderedPage>>();

  async function render(plan: PagePlan, stamp: string): Promise<RenderedPage> {
    const { key, request, status } = plan;
    const from = clock();
    const context = new RouterContextProvider();
    prepare?.(context, plan);
    const page = await readPage(await handle(request(), context), context);
    if (page.isCacheable && page.status === status) cache.set(key, { ...page, stamp, from });
    return page;
  }

  return (plan: PagePlan, stamp: string): Promise<RenderedPage> => {
    const name = `${stamp}\n${plan.key}`;
    const running = pending.get(name);
    if (running) return running;
    const started = render(plan, stamp).finally(() => pending.delete(name));
    pending.set(name, started);
    return started;
  };
}

function createCache() {
  return new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    // 4 KB are added for headers and overhead.
    sizeCalculation: ({ body }) => body.byteLength + 4_096,
  });
}

function reportRefresh(error: unknown) {
  logFault(error, "a cached page could not be refreshed", { level: "error" });
}
