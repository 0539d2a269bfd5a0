import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * The router's handler. It tries its routes one by one, several times for each request. So a path is
 * handled with the routes of its first segment only, and with those that match any first segment.
 */
export function createRouteHandler(build: ServerBuild): RequestHandler {
  const all = createRequestHandler(build, "production");
  const handlers = new Map(
    firstSegments(build.routes).map((segment) => {
      const routes = routesOfSegment(build.routes, segment);
      return [segment, createRequestHandler({ ...build, routes }, "production")];
    }),
  );
  // Paths in another form (case, percent-encoding, `.data`) get all routes.
  return (request, context) =>
    (handlers.get(firstSegment(new URL(request.url).pathname)) ?? all)(request, context);
}

const firstSegment = (path: string) => path.replace(/^\//, "").split("/", 1)[0] ?? "";

const isStatic = (segment: string) => !/^:|[*?]/.test(segment);

function firstSegments(routes: Routes): string[] {
  const segments = leaves(routes).map(({ path = "" }) => firstSegment(path));
  return [...new Set(segments)].filter(isStatic);
}

/** The routes below a segment and those of any, in their order, with their parents. */
export function routesOfSegment(routes: Routes, segment: string): Routes {
  const ids = new Set<string>();
  for (const { id, path = "" } of leaves(routes)) {
    const first = firstSegment(path);
    if (first !== segment && isStatic(first)) continue;
    for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) ids.add(route.id);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

function leaves(routes: Routes): Route[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id));
}
