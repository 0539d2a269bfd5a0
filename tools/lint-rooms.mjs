// This is a plugin of the linter with one rule: what a file of `app` may import, types included.
import { relative, sep } from "node:path";

/**
 * The rooms from top to bottom: each imports only from those below it. `app/README.md` says what they hold.
 */
const ROOMS = [
  "routes",
  "server",
  "desk",
  "site",
  "messaging",
  "booking",
  "catalog",
  "staff",
  "texts",
  "ui",
  "web",
];

/** Files that import nothing else. */
const PURE = [
  { files: /^texts\/[a-z]+\//, imports: /^\.{1,2}\// },
  {
    files: /^catalog\/pricing\/(?!.*\.server\.ts$)/,
    imports: /^(\.\/|~\/catalog\/pricing\/|~\/web\/(calendar|i18n\/(languages|localized))$)/,
  },
];

/** Files that may import from every room. */
const ANYWHERE = /\.test\.tsx?$|(^|\/)(testing|specimens)\//;

const imports = {
  create(context) {
    const path = relative("app", context.filename).split(sep).join("/");
    if (path.startsWith("..") || ANYWHERE.test(path)) return {};
    const check = ({ source }) => {
      const message = typeof source?.value === "string" && faultOf(path, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function faultOf(path, specifier) {
  const own = ROOMS.indexOf(path.split("/")[0]);
  const [, room] = /^~\/([^/.]+)/.exec(specifier) ?? [];
  if (room !== undefined && ROOMS.indexOf(room) < own) {
    return `${ROOMS[own]} is below ${room}: pass it as an argument, or move what both need down.`;
  }
  const pure = PURE.find(({ files }) => files.test(path));
  if (pure && !pure.imports.test(specifier)) return "This file is pure: it imports no other room.";
  const isAcross = specifier.startsWith("../") && !path.startsWith("texts/");
  return isAcross && "Import from another folder by ~/.";
}

export default { meta: { name: "rooms" }, rules: { imports } };
