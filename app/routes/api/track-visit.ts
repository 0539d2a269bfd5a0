import type { Route } from "./+types/track-visit";
import { trackVisit } from "~/analytics/visits/collect/track-visit.server";

export const loader = ({ request, context }: Route.LoaderArgs) => trackVisit(request, context);

export const action = ({ request, context }: Route.ActionArgs) => trackVisit(request, context);
