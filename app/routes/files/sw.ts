import type { Route } from "./+types/sw";
import { workerScript } from "~/site/offline/offline-files.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return workerScript(context.get(siteContext));
}
