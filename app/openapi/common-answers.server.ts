import type { CallAnswer } from "./call";

type Answers = Record<number, CallAnswer>;

/** A refusal with a sentence. */
export function refusal(description: string): CallAnswer {
  return { description, json: "Error" };
}

/** Of calls that read or write the database. */
export const FAULTS: Answers = {
  500: refusal("A fault of the site."),
  503: {
    ...refusal("The database is unavailable: send the same again."),
    headers: ["Retry-After"],
  },
};

/** Of calls that change something: no page of another site may send them. */
export const FOREIGN: Answers = { 403: refusal("The call came from a page of another site.") };

/** Of calls with a JSON body, beside 400. */
export const BODY_REFUSALS: Answers = {
  413: refusal("The body is larger than 64 KiB."),
  415: refusal("The body is not `application/json`."),
};

/** Of calls that are limited by network. */
export const TOO_MANY: Answers = {
  429: { ...refusal("Too many calls from one network: wait."), headers: ["Retry-After"] },
};

/** Of calls for staff. */
export const SIGNED_OUT: Answers = { 401: refusal("There is no session.") };
