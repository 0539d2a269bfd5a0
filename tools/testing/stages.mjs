/** The stages of the gate, in the order of their start: short ones during the build, the longest, the rest. */
export const STAGES = [
  { name: "build", command: ["node", "tools/build.mjs"] },
  // Several checkers repeat each other's work: a third more CPU time. Less garbage collection saves a quarter.
  {
    name: "types",
    command: ["sh", "-c", "node tools/router.mjs typegen && GOGC=400 tsc --checkers 1"],
  },
  {
    name: "browser",
    needs: ["build"],
    command: ["sh", "-c", "node tools/chromium.mjs && playwright test"],
  },
  {
    name: "server",
    needs: ["build"],
    command: ["vitest", "run", "--project=database", "--project=site", "--tags-filter=!slow"],
  },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "spelling", command: ["cspell", "--no-progress"] },
  { name: "unit", command: ["vitest", "run", "--project=unit", "--tags-filter=!slow"] },
];
