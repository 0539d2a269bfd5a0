// This finds Chromium for the browser tests, or installs it. It also runs as a program before the tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** Chromium without a user interface, with which tests take about 60 % of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

const APT = "apt-get install --yes";

/** The options let it fail fast without a network. */
const UPDATE = "apt-get update -o Acquire::Retries=0 -o Acquire::http::Timeout=10";

/** Commands that install the headless shell, and those that install any Chromium. */
const SHELL_INSTALLERS = [
  `${APT} chromium-headless-shell`,
  `${UPDATE} && ${APT} chromium-headless-shell`,
];
const INSTALLERS = [
  "npx playwright install chromium",
  `${APT} chromium`,
  `${UPDATE} && ${APT} chromium`,
];

/** Returns the path of a Chromium on this machine, or null. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, SHELL, "/usr/bin/chromium", chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Runs the commands until one succeeds. */
function install(commands, isInstalled) {
  for (const command of commands) {
    if (isInstalled()) return;
    console.log(`trying: ${command}`);
    spawnSync("sh", ["-c", command], { stdio: ["ignore", "inherit", "inherit"] });
  }
}

function ensureChromium() {
  if (!process.env.CHROMIUM_PATH) install(SHELL_INSTALLERS, () => existsSync(SHELL));
  install(INSTALLERS, () => findChromium() !== null);
  if (findChromium()) return;
  console.error("no Chromium: install it and set CHROMIUM_PATH");
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureChromium();
