import type { Site } from "../../browser/site";
import { sendForm, sendRequest, type Answer } from "../answer";
import { openPage } from "../page";

export const NEW_MODEL = "/admin/fleet/new";

/** Returns the demanded fields of a new model. */
export function modelFields(name: string, changes: Record<string, string> = {}) {
  return {
    intent: "save",
    name,
    year: "2020",
    bodyType: "suv",
    passengers: "5",
    transmission: "Automatic",
    fuelType: "Petrol",
    ...changes,
  };
}

/** Adds a model by its form and returns the path of its page. */
export async function addModel(
  site: Site,
  Cookie: string,
  name: string,
  changes: Record<string, string> = {},
): Promise<string> {
  const answer = await sendForm(site, NEW_MODEL, modelFields(name, changes), { Cookie });
  const path = answer.headers.get("Location");
  if (answer.status !== 303 || !path) throw new Error(`not added: ${answer.status}`);
  return path;
}

export function modelId(path: string): number {
  return Number(path.split("/").at(-1));
}

export async function openPath(site: Site, Cookie: string, path: string) {
  return openPage(await sendRequest(site, path, { headers: { Cookie } }));
}

/** Returns the values of the form on a model's page. */
export async function modelValues(site: Site, Cookie: string, path: string) {
  return (await openPath(site, Cookie, path)).values("details");
}

/** Adds vehicles to a model and returns the paths of their pages. */
export async function addVehicles(
  site: Site,
  Cookie: string,
  path: string,
  fields: Record<string, string>,
): Promise<string[]> {
  const empty = { plates: "", withoutPlate: "", colour: "", inServiceFrom: "" };
  const sent = { intent: "add-vehicles", ...empty, ...fields };
  const answer = await sendForm(site, path, sent, { Cookie });
  if (answer.status !== 303) throw new Error(`not added: ${answer.status}`);
  const { text } = await sendRequest(site, path, { headers: { Cookie } });
  const links = text.matchAll(new RegExp(`href="(${path}/vehicles/\\d+)"`, "g"));
  return [...new Set([...links].map(([, link]) => link ?? ""))];
}

/** Returns status and redirection of a response. */
export function outcomeOf({ status, headers }: Answer) {
  return [status, headers.get("Location")];
}

/** Returns the cookie header with the flash message of a response. */
export function withFlash(Cookie: string, answer: Answer): string {
  const flash = answer.headers.getSetCookie().find((line) => line.startsWith("flash="));
  return `${Cookie}; ${flash?.split(";")[0]}`;
}
