export const START_PATH = "/start/";

/**
 * The address of the start data with a hash. It ends with that of their page: a node that does not
 * know the hash renders it.
 */
export const startAddress = (hash: string, page: string) => START_PATH + hash + page;

/** The parts of such an address. */
export const START_ADDRESS = /^\/start\/([\w-]+)(\/.*)$/;

/** The type of the element with the start data, in pages that contain them. */
export const START_TYPE = "text/start";

/** While a browser has this cookie, pages contain their start data. */
export const INLINE_START_COOKIE = "inline-start";

/** What the loader needs to start React on a page. */
export type StartData = {
  /** The router's own settings. */
  context: object;
  manifest: string;
  entry: string;
  /** The modules of each route of the page. */
  routes: [id: string, modules: string[]][];
  /** All modules of the start, also those that others import. */
  preloads: string[];
};

/** The data in one line, before the router's stream of loader data. */
export function writeStart(data: StartData): string {
  return `${escapeStart(JSON.stringify(data))}\n`;
}

/** JSON, safe inside a script element. */
export function escapeStart(json: string): string {
  // In JSON, these characters are in strings only.
  return json.replaceAll("<", String.raw`\u003c`);
}

export function readStartData(text: string): { data: StartData; stream: string } {
  const end = text.indexOf("\n");
  return { data: JSON.parse(text.slice(0, end)), stream: text.slice(end + 1) };
}
