import type { ApiEndpoint } from "~/server/openapi/call";
import {
  BODY_REFUSALS,
  FAULTS,
  FOREIGN,
  refusal,
  SIGNED_OUT,
  TOO_MANY,
} from "~/server/openapi/common-answers.server";

export const VISIT_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    method: "post",
    path: "/api/track-visit",
    id: "trackVisit",
    summary: "Count a page view",
    description: "100 calls in 10 seconds for a network.",
    body: { json: "PageView" },
    responses: {
      204: { description: "The view was received; robots and the desk are not counted." },
      400: refusal("The body is not a JSON object, or a field is wrong."),
      ...FOREIGN,
      ...BODY_REFUSALS,
      ...TOO_MANY,
    },
  },
  {
    method: "get",
    path: "/api/analytics",
    id: "readAnalytics",
    summary: "The visits of the last seven days",
    security: ["session"],
    responses: {
      200: { description: "The summary.", json: "AnalyticsSummary" },
      ...SIGNED_OUT,
      ...FAULTS,
    },
  },
];
