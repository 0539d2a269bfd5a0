import { LRUCache } from "lru-cache";
import { RouterContextProvider } from "react-router";
import { log } from "~/log.server";
import { answerWith, readPage, type RenderedPage } from "./rendered-page.server";

/** All pages of the first fleet in both languages, with and without filters, are some 900. */
const MOST_PAGES = 1_000;

/** Compressed, those take 15 MB (5 to 20 KB each). Uncompressed ones, ten times that, may go sooner. */
const MOST_BYTES = 32 * 1024 * 1024;

/** An older page is still sent, and rendered anew after that. */
const REFRESH_AFTER_MS = 10_000;

/** An older page is rendered anew before it is sent: it may show the time of day. */
const RENDER_AFTER_MS = 60_000;

/** So long a page is sent that nobody can say is right, while the database is away. */
const STALE_MS = 5 * 60_000;

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type PagePlan = {
  /** The same for all requests that get the same page. */
  key: string;
  /** What is rendered: nothing of the visitor that is not in the key. */
  request: Request;
  /** The `Set-Cookie` that this visitor's answer bears, or null. */
  cookie: string | null;
};

export type PageCacheOptions = {
  /** How to answer a request from a kept page; null where it has to be answered by itself. */
  plan(request: Request): Promise<PagePlan | null>;
  /** Changes with whatever pages are made of; null while nobody can tell. */
  stamp(): Promise<string | null>;
  /** Milliseconds that only go forward. */
  clock?: () => number;
};

type KeptPage = RenderedPage & { stamp: string; from: number };

/**
 * Keeps rendered pages in memory and answers with them as long as their stamp is that of the
 * moment, so that no page outlives a change of what it shows.
 */
export function keepPages(
  handle: Handle,
  { plan: planFor, stamp: stampOf, clock = () => performance.now() }: PageCacheOptions,
): Handle {
  const kept = new LRUCache<string, KeptPage>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    // What is around the body counts for a flat 4 KB.
    sizeCalculation: ({ body }) => body.byteLength + 4_096,
  });
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function render({ key, request }: PagePlan, stamp: string): Promise<RenderedPage> {
    const from = clock();
    const context = new RouterContextProvider();
    const page = await readPage(await handle(request, context), context);
    if (page.etag) kept.set(key, { ...page, stamp, from });
    return page;
  }

  /** Renders a page once for all who ask for it under the same stamp. */
  function renderOnce(plan: PagePlan, stamp: string): Promise<RenderedPage> {
    const name = `${stamp}\n${plan.key}`;
    const running = underWay.get(name);
    if (running) return running;
    const started = render(plan, stamp).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  }

  async function find(plan: PagePlan, stamp: string | null): Promise<RenderedPage | null> {
    const page = kept.get(plan.key);
    const age = page ? clock() - page.from : Number.POSITIVE_INFINITY;
    const last = page && age <= STALE_MS ? page : null;
    if (stamp === null) return last;
    if (page?.stamp === stamp && age <= RENDER_AFTER_MS) {
      if (age > REFRESH_AFTER_MS) refresh(plan, stamp);
      return page;
    }
    const rendered = await renderOnce(plan, stamp);
    return rendered.status === 503 && last ? last : rendered;
  }

  function refresh(plan: PagePlan, stamp: string) {
    renderOnce(plan, stamp).catch((error: unknown) => {
      log.error({ err: error }, "a kept page could not be rendered anew");
    });
  }

  return async (request, context) => {
    const plan = await planFor(request);
    const page = plan && (await find(plan, await stampOf()));
    if (!page) return handle(request, context);
    const response = answerWith(page, request);
    if (plan.cookie) response.headers.append("Set-Cookie", plan.cookie);
    return response;
  };
}
