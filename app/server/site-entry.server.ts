// This is a build entry for scripts and tests that run a site in their own process.
export { createHandler } from "./handler.server";
export { openServer } from "./listen.server";
export { readSettings } from "./settings/settings.server";
export { createSite } from "./site.server";
