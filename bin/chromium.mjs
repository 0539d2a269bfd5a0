// Finds a Chromium for the browser tests, or installs one. Run by itself before they start.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** Chromium without a window's own pages: tests take some six tenths of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

const APT = "apt-get install --yes";

/** Where nobody answers, the tests are not to wait long for it. */
const UPDATE = "apt-get update -o Acquire::Retries=0 -o Acquire::http::Timeout=10";

/** Ways to get it, and ways to get any Chromium: the one that fits the test library, or the system's. */
const SHELL_INSTALLERS = [
  `${APT} chromium-headless-shell`,
  `${UPDATE} && ${APT} chromium-headless-shell`,
];
const INSTALLERS = [
  "npx playwright install chromium",
  `${APT} chromium`,
  `${UPDATE} && ${APT} chromium`,
];

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, SHELL, "/usr/bin/chromium", chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Tries one way after the other until there is what is wanted. */
function install(commands, isThere) {
  for (const command of commands) {
    if (isThere()) return;
    console.log(`trying: ${command}`);
    spawnSync("sh", ["-c", command], { stdio: ["ignore", "inherit", "inherit"] });
  }
}

function ensureChromium() {
  if (!process.env.CHROMIUM_PATH) install(SHELL_INSTALLERS, () => existsSync(SHELL));
  install(INSTALLERS, () => findChromium() !== null);
  if (findChromium()) return;
  console.error("no Chromium: install one and name it in CHROMIUM_PATH");
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureChromium();
