// An entry of the build: a site and its requests, in process.
export { createHandler } from "./handler.server";
export { readSettings } from "./settings.server";
export { createSite } from "./site.server";
