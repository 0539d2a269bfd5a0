import { register } from "node:module";

// Loaded before the drills, so that they use the driver as the site does.
register("./patch-driver-hooks.ts", import.meta.url);
