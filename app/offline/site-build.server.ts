// The build holds the routes, and they this module: only a request may read it.
import { assets } from "virtual:react-router/server-build";

/** What was built: its version, and the style sheets that every page asks for. */
export function siteBuild(): { version: string; styleSheets: string[] } {
  return { version: assets.version, styleSheets: assets.routes.root?.css ?? [] };
}
