import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";
import type { StyleRule } from "../app/web/styles/page-styles.ts";
import { clientAssets, clientBuildModule } from "./client-build-module.ts";

/** Makes a module with the rules of the client's style sheet. */
export const styleRules = () =>
  clientBuildModule("style-rules", "styleRules", () => readRules(findSheet()), []);

function findSheet(): string {
  const [sheet, ...others] = clientAssets(/\.css$/);
  if (!sheet || others.length > 0)
    throw new Error(`one style sheet expected, not ${[sheet, ...others]}`);
  return readFileSync(sheet, "utf8");
}

/** Returns the rules in their order, without nesting and without references to constants. */
export function readRules(css: string): StyleRule[] {
  const root = postcss.parse(css);
  inlineConstants(root);
  return flatten(root, []);
}

/** Replaces custom properties with one value for all elements by it: each page would declare them. */
function inlineConstants(root: Root) {
  const constants = new Map<string, string | null>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isGlobal = parent?.parent === root && (parent as Rule).selector === ":root";
    constants.set(prop, isGlobal && !constants.has(prop) ? value : null);
  });
  const inlined = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => {
      const constant = constants.get(name) ?? null;
      return constant === null ? reference : inlined(constant);
    });
  root.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value);
  });
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

/** Returns the classes that an element must have, or another element near it or in it. */
function classesOf(selector: string): string[] {
  const required = selector
    .replaceAll(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, "")
    // One of several selectors in `:has` is enough, so none of them is required.
    .replaceAll(/:has\([^(),]*,[^()]*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
