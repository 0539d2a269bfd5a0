import type { ServerBuild } from "react-router";
import { createRequestHandler } from "react-router";
import { expect, test } from "vitest";
import { createRouteHandler, routesOfSegment } from "./route-handler.server";

/** Patterns of one layout are below it; a response names the pattern that matched. */
const PATTERNS = ["/", "/cars", "/cars/:id", "/:city", "/api/cars", "/api/:call", "*"];
const IN_LAYOUT = ["/desk", "/desk/:part", "/desk/bookings/:id"];

const build = buildOf([
  ...PATTERNS.map((path) => ({ path, parentId: "root" })),
  ...IN_LAYOUT.map((path) => ({ path, parentId: "layout" })),
]);

const PATHS = [
  ["/", "/"],
  ["//", "/"],
  ["/cars", "/cars"],
  ["/cars/", "/cars"],
  ["/cars/7", "/cars/:id"],
  ["/cars/7/photos", "*"],
  ["/tbilisi", "/:city"],
  ["/CARS", "/cars"],
  ["/%63ars/7", "/cars/:id"],
  ["//cars", "*"],
  ["/carsharing", "/:city"],
  ["/api", "/:city"],
  ["/api/cars", "/api/cars"],
  ["/api/%63ars", "/api/cars"],
  ["/api/booking", "/api/:call"],
  ["/api/booking/1", "*"],
  ["/desk", "/desk"],
  ["/desk/prices", "/desk/:part"],
  ["/desk/bookings/3", "/desk/bookings/:id"],
  ["/constructor", "/:city"],
  ["/constructor/cars", "*"],
] as const;

const handle = createRouteHandler(build);
const handleWithAll = createRequestHandler(build, "production");

test.for(PATHS)("%s is handled by the route %s", async ([path, pattern]) => {
  expect(await answerOf(handle, path)).toBe(pattern);
  expect(await answerOf(handleWithAll, path)).toBe(pattern);
});

test("the routes of a segment are those below it and those of any, with their parents", () => {
  const idsOf = (segment: string) => Object.keys(routesOfSegment(build.routes, segment));
  expect(idsOf("api")).toEqual(["root", "/:city", "/api/cars", "/api/:call", "*"]);
  expect(idsOf("desk")).toEqual(["root", "layout", "/:city", "*", ...IN_LAYOUT]);
});

async function answerOf(handler: typeof handle, path: string) {
  const response = await handler(new Request(`http://localhost${path}`));
  return response.text();
}

/** Routes that only have a loader. */
function buildOf(leaves: { path: string; parentId: string }[]): ServerBuild {
  const named = leaves.map(({ path, parentId }) => {
    const module = { loader: () => new Response(path) };
    return [path, { id: path, path, parentId, module }];
  });
  const routes = {
    root: { id: "root", path: "", module: {} },
    layout: { id: "layout", parentId: "root", module: {} },
    ...Object.fromEntries(named),
  };
  return {
    routes,
    basename: "/",
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: "/",
    assetsBuildDirectory: "",
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    future: { v8_middleware: true },
    entry: { module: { default: () => new Response() } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  } as unknown as ServerBuild;
}
