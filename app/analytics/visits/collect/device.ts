export const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Device = (typeof DEVICES)[number];

const TABLET = /ipad|tablet|kindle|silk\/|playbook|nexus (?:7|9|10)\b/i;
const PHONE = /mobi|iphone|ipod|windows phone|blackberry|bb10|opera mini/i;

/**
 * The kind of device that a browser says it runs on. Android tablets leave «Mobile» out; an iPad
 * that shows itself as a Mac counts as one. `mobileHint` is the header `Sec-CH-UA-Mobile`.
 */
export function deviceOf(userAgent: string, mobileHint: string | null): Device {
  if (TABLET.test(userAgent)) return "tablet";
  if (mobileHint === "?1" || PHONE.test(userAgent)) return "mobile";
  return /android/i.test(userAgent) ? "tablet" : "desktop";
}
