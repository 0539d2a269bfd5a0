import type { Route } from "./+types/sw";
import { workerScript } from "~/offline/offline-files.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return workerScript(context.get(siteContext));
}
