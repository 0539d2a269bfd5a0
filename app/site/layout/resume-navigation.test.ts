import { afterEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { resumeNavigation } from "./resume-navigation";

afterEach(() => vi.unstubAllGlobals());

/** Loads a document at `/blog` while the router is on its way to an address. */
function load(type: string, onTheWayTo: string | null) {
  const { storage: sessionStorage } = fakeBrowser();
  Object.assign(window, { sessionStorage });
  if (onTheWayTo !== null) sessionStorage.setItem("onTheWayTo", onTheWayTo);
  class PerformanceNavigationTiming {
    readonly type = type;
  }
  vi.stubGlobal("PerformanceNavigationTiming", PerformanceNavigationTiming);
  vi.stubGlobal("performance", { getEntriesByType: () => [new PerformanceNavigationTiming()] });
  const assign = vi.fn<(target: URL) => void>();
  const address = { pathname: "/blog", search: "?lng=ka" };
  vi.stubGlobal("location", { href: "https://mgzavri.example/blog?lng=ka", ...address, assign });
  const resumes = resumeNavigation();
  expect(sessionStorage.getItem("onTheWayTo")).toBeNull();
  return { resumes, opened: assign.mock.calls.map(([target]) => target.href) };
}

test.each([
  ["/faq?lng=ka#claims", "https://mgzavri.example/faq?lng=ka#claims"],
  ["?guide=svaneti", "https://mgzavri.example/blog?guide=svaneti"],
])("the page that the router reloads on the way to %s opens it", (address, opened) => {
  expect(load("reload", address)).toEqual({ resumes: true, opened: [opened] });
});

test.each([
  ["a page opened by a link", "navigate", "/faq"],
  ["a page that was not left", "reload", "/blog?lng=ka#top"],
  ["a reload without a navigation", "reload", null],
])("%s stays", (_, type, address) => {
  expect(load(type, address)).toEqual({ resumes: false, opened: [] });
});
