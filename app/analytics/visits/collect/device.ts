export const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Device = (typeof DEVICES)[number];

const TABLET = /ipad|tablet|kindle|silk\/|playbook|nexus (?:7|9|10)\b/i;
const PHONE = /mobi|iphone|ipod|windows phone|blackberry|bb10|opera mini/i;

/**
 * The kind of device by its user agent. Android tablets omit «Mobile»; an iPad that identifies as a
 * Mac counts as a desktop. `mobileHint` is the header `Sec-CH-UA-Mobile`.
 */
export function deviceOf(userAgent: string, mobileHint: string | null): Device {
  if (TABLET.test(userAgent)) return "tablet";
  if (mobileHint === "?1" || PHONE.test(userAgent)) return "mobile";
  return /android/i.test(userAgent) ? "tablet" : "desktop";
}
