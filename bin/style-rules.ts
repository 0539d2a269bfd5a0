import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Container, type Rule } from "postcss";
import type { Plugin } from "vite";
import type { StyleRule } from "../app/web/styles/used-styles.ts";

const NAME = "virtual:style-rules";
const FOLDER = "build/client/assets";

/** The rules of the client's style sheet, which is built before the server. Empty in development. */
export function styleRules(): Plugin {
  let isBuild = false;
  return {
    name: "style-rules",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const styleRules = ${JSON.stringify(isBuild ? readRules(findSheet()) : [])};`;
    },
  };
}

function findSheet(): string {
  const sheets = readdirSync(FOLDER).filter((name) => name.endsWith(".css"));
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0) throw new Error(`one style sheet expected, not ${sheets}`);
  return readFileSync(join(FOLDER, sheet), "utf8");
}

/** The rules in their order, without nesting. */
export function readRules(css: string): StyleRule[] {
  return flatten(postcss.parse(css), []);
}

function flatten(container: Container, within: string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === "rule") return [ruleOf(node as Rule, within)];
    if (node.type !== "atrule") return [];
    const { name, params, nodes } = node as AtRule;
    if (/^(media|supports|container|layer)$/.test(name) && nodes) {
      return flatten(node as AtRule, [...within, `@${name} ${params}`]);
    }
    return [{ within, text: String(node), animation: name === "keyframes" ? params : null }];
  });
}

function ruleOf({ selectors, nodes }: Rule, within: string[]): StyleRule {
  return {
    within,
    selectors: selectors.map((text) => ({ text, classes: classesOf(text) })),
    declarations: nodes.map(String),
  };
}

/** The classes that an element must have, or another element near it. */
function classesOf(selector: string): string[] {
  const required = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
