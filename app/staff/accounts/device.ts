/** A browser's own mark stands before the marks of those that it wants to be taken for. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(?:intosh| OS)/],
  ["Linux", /\bLinux\b/],
] as const;

/**
 * The browser and the system of a `User-Agent`, by their names: «Chrome, Android». Only what is
 * known gets into it; empty where nothing is.
 */
export function deviceOf(userAgent: string | null): string {
  const named = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(", ");
}
