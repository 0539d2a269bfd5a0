import type { Route } from "./+types/openapi";
import { documentAnswer } from "~/openapi/document-answer.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = ({ request }: Route.LoaderArgs) => documentAnswer(request);

export const action = () => methodNotAllowed("GET");
