// Finds a Chromium for the browser tests, or installs one. Run by itself before they start.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** Ways to get a Chromium: the one that fits the test library, else the system's. */
const INSTALLERS = [
  ["npx", ["playwright", "install", "chromium"]],
  ["apt-get", ["install", "--yes", "chromium"]],
  ["sh", ["-c", "apt-get update && apt-get install --yes chromium"]],
];

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

function ensureChromium() {
  for (const [command, args] of INSTALLERS) {
    if (findChromium()) return;
    console.log(`no Chromium found, trying: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  }
  if (findChromium()) return;
  console.error("no Chromium: install one and name it in CHROMIUM_PATH");
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureChromium();
