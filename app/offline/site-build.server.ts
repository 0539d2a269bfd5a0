// A circular import (build, routes, this module): read it only while handling a request.
import { assets } from "virtual:react-router/server-build";

/** The build's version, and the style sheets of the root route. */
export function siteBuild(): { version: string; styleSheets: string[] } {
  return { version: assets.version, styleSheets: assets.routes.root?.css ?? [] };
}
