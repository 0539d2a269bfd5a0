import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RELOAD_HEADER, VERSION_HEADER } from "~/web/http/client-version";
import { reloadOutdated } from "./reload-outdated";

const DATA = new URL("http://localhost/blog.data?_routes=root");
const sent = vi.fn<typeof fetch>();
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  const location = { pathname: "/", search: "", assign };
  vi.stubGlobal("window", {
    fetch: sent,
    sessionStorage: { getItem: () => null },
    __reactRouterManifest: { url: "/assets/manifest-1.js" },
  });
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("addEventListener", vi.fn<() => void>());
  reloadOutdated();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a request for loader data keeps its headers and gets the version", async () => {
  sent.mockResolvedValue(new Response());
  await window.fetch(DATA, { headers: { Accept: "text/x-script" } });
  const headers = new Headers(sent.mock.lastCall?.[1]?.headers);
  expect(Object.fromEntries(headers)).toEqual({
    accept: "text/x-script",
    [VERSION_HEADER.toLowerCase()]: "/assets/manifest-1.js",
  });
});

test("a request that loads the document ends when the router aborts it", async () => {
  sent.mockResolvedValue(new Response(null, { headers: { [RELOAD_HEADER]: "true" } }));
  const router = new AbortController();
  const answer = window.fetch(DATA, { signal: router.signal });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/blog"));
  router.abort();
  await expect(answer).rejects.toBe(router.signal.reason);
});
