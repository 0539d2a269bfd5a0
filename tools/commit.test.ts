import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { findCommit, recordCommit } from "./commit.mjs";

const parent = mkdtempSync(join(tmpdir(), "mgzavri-commit-"));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(parent, "site-"));
  mkdirSync(join(folder, "build"));
});
afterAll(() => rmSync(parent, { recursive: true }));

function git(...words: string[]) {
  const author = ["-c", "user.name=nino", "-c", "user.email=nino@mgzavri.example"];
  return execFileSync("git", ["-C", folder, ...author, ...words], { encoding: "utf8" }).trim();
}

function commit() {
  git("commit", "--quiet", "--allow-empty", "--no-gpg-sign", "--message=Begin");
  return git("rev-parse", "HEAD").slice(0, 8);
}

const recorded = () => readFileSync(join(folder, "build", "commit"), "utf8");

describe("the commit of a build is", () => {
  test("that of a clone, read again with each build", () => {
    git("init", "--quiet");
    expect(findCommit(folder, {})).toBeNull();
    const first = commit();
    expect(findCommit(folder, {})).toBe(first);
    recordCommit(folder);
    expect(recorded()).toBe(first);
    const second = commit();
    recordCommit(folder);
    expect(recorded()).toBe(second);
  });

  test("the one that an image is built with, without the history", () => {
    const SOURCE_COMMIT = "0123456789abcdef0123456789abcdef01234567";
    expect(findCommit(folder, { SOURCE_COMMIT })).toBe("01234567");
    for (const nonsense of ["", "main", "unknown", "0123456 && reboot"]) {
      expect(findCommit(folder, { SOURCE_COMMIT: nonsense })).toBeNull();
    }
  });

  test("unknown in an archive, also within the repository of another project", () => {
    git("init", "--quiet");
    commit();
    const archive = join(folder, "mgzavri");
    mkdirSync(archive);
    expect(findCommit(archive, {})).toBeNull();
  });

  test("the recorded one where the history can't be read any more", () => {
    writeFileSync(join(folder, "build", "commit"), "01234567");
    recordCommit(folder);
    expect(recorded()).toBe("01234567");
  });
});
