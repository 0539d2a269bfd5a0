import type { EndpointResponse } from "./call";

type EndpointResponses = Record<number, EndpointResponse>;

/** Describes a rejection with an error message. */
export function refusal(description: string): EndpointResponse {
  return { description, json: "Error" };
}

/** Responses of endpoints that read or write the database. */
export const FAULTS: EndpointResponses = {
  500: refusal("An error of the site."),
  503: {
    ...refusal("The database is unavailable: retry."),
    headers: ["Retry-After"],
  },
};

/** The response whose cached copy at the client is still valid. */
export const UNCHANGED: EndpointResponse = {
  description: "Unchanged: `If-None-Match` contains its `ETag`.",
  headers: ["ETag"],
};

/** Refusals of endpoints that change data: pages of other sites may not call them. */
export const FOREIGN: EndpointResponses = {
  403: refusal("The request came from a page of another site, or the account's role has no right."),
};

/** Refusals of endpoints with a JSON body, in addition to 400. */
export const BODY_REFUSALS: EndpointResponses = {
  413: refusal("The body is larger than 64 KiB."),
  415: refusal("The body is not `application/json`."),
};

/** Refusals of endpoints with a rate limit per network. */
export const TOO_MANY: EndpointResponses = {
  429: { ...refusal("Too many calls from one network."), headers: ["Retry-After"] },
};

/** Refusals of endpoints for staff. */
export const SIGNED_OUT: EndpointResponses = {
  401: refusal("There is no session."),
  403: refusal("The account's role has no right."),
};
