import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { cleanEnv, startSite, type SiteProcess } from "../site";
import { writeTexts } from "./made-up-texts";

/** The made-up language. Its plural forms are those of Arabic, of which each number from 0 on has another one. */
export const MADE_UP = { code: "qq", name: "ححح", locale: "ar" } as const;

const LINE = `{
    code: "${MADE_UP.code}",
    name: "${MADE_UP.name}",
    dir: "rtl",
    locale: "${MADE_UP.locale}",
    fonts: ["latin"],
    hasLongWords: true,
  },`;

/** What the program consists of. */
const PROGRAM = [
  "app",
  "db",
  "patches",
  "public",
  "tools",
  "server.ts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];

const run = promisify(execFile);

/** A copy of the program in a folder of its own, with one language more. */
export type Copy = { folder: string; remove(): Promise<void> };

/** Copies the program, and adds the language by a folder and a line. */
export async function copyWithLanguage(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-language-"));
  const filter = (path: string) => !path.endsWith(".test.ts");
  for (const name of PROGRAM) await cp(name, join(folder, name), { recursive: true, filter });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));

  await writeTexts("app/texts/en", join(folder, "app/texts", MADE_UP.code), MADE_UP.code);
  const list = join(folder, "app/web/i18n/languages.ts");
  const lines = await readFile(list, "utf8");
  const end = "] as const satisfies readonly LanguageDetails[]";
  if (!lines.includes(end)) throw new Error("the list of languages has another end");
  await writeFile(list, lines.replace(end, `  ${LINE}\n${end}`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns what the compiler says of a copy; empty if nothing. */
export async function compile({ folder }: Copy): Promise<string> {
  await run(process.execPath, ["tools/router.mjs", "typegen"], { cwd: folder, env: cleanEnv() });
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  const checked = run(process.execPath, [compiler, "--incremental", "false"], { cwd: folder });
  return checked.then(({ stdout }) => stdout).catch(({ stdout }: { stdout: string }) => stdout);
}

/** Builds a copy and starts it on a new database. */
export async function startCopy(
  { folder }: Copy,
  env: Record<string, string>,
): Promise<SiteProcess> {
  await run(process.execPath, ["tools/build.mjs"], { cwd: folder, env: cleanEnv() });
  return startSite({ folder, dataDir: join(folder, "data"), env });
}
