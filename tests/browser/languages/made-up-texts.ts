import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { PLURAL_CATEGORIES } from "~/texts/translation";

/** The letters for `a` to `z`: no language of the site has them, and they are written from right to left. */
const LETTERS = [..."ابتثجحخدذرزسشصضطظعغفقكلمنه"];

/** What is no word: values, targets of links, addresses, number plates and settings. */
const KEPT =
  /\{\{.*?\}\}|\]\([^)]*\)|\S+@\S+|https?:\S+|\b[A-Z]{2}-\d{3}-[A-Z]{2}\b|\b[A-Z]+(?:_[A-Z]+)+\b/g;

/** Translates a text: each letter has another one, and vowels are twice as long. */
export function translate(text: string): string {
  const kept = text.match(KEPT) ?? [];
  return text
    .split(KEPT)
    .map((words, index) => translateWords(words) + (kept[index] ?? ""))
    .join("");
}

function translateWords(words: string) {
  const plain = words.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[a-z]/gi, (letter) => {
    const other = LETTERS[letter.toLowerCase().charCodeAt(0) - 97]!;
    return /[aeiou]/i.test(letter) ? other + other : other;
  });
}

/** What each plural form begins with, so that a page shows which one it has. */
export const FORM_MARKS: Readonly<Record<string, string>> = {
  zero: "◌",
  one: "◔",
  two: "◑",
  few: "◕",
  many: "◉",
  other: "●",
};

/** Makes the folder of a language's texts out of the English one. */
export async function writeTexts(english: string, folder: string, code: string) {
  await cp(english, folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(".ts"))) {
    const file = join(folder, name);
    await writeFile(file, translateModule(await readFile(file, "utf8"), name, code));
  }
}

/** Translates the texts of a module, and keeps its code, keys, addresses and names of things. */
export function translateModule(source: string, name: string, code: string): string {
  if (name === "index.ts") return source.replace("const en =", `const ${code} =`);
  // The words between the items of a list have the same letters in this language.
  const own = source.replace('"en-GB"', '"ar"').replace('language: "en"', `language: "${code}"`);
  const { program } = parseSync(basename(name), own, { lang: "ts" });
  const isLong = name.startsWith("pages");
  return edited(own, editsOf(program as unknown as Node, { source: own, code, isLong }));
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Module = { source: string; code: string; isLong: boolean };
type Edit = { start: number; end: number; text: string };

/** Nodes without texts: imports, types, and comparisons. */
const WITHOUT_TEXTS = /^(?:Import|TSType|TSLiteral|TSIndexed|TSInterface|Binary)/;

function editsOf(node: Node, module: Module): Edit[] {
  const { type, start, end } = node;
  if (WITHOUT_TEXTS.test(type) && node.operator !== "+") return [];
  if (type === "Literal" && typeof node.value === "string") {
    return [{ start, end, text: JSON.stringify(translate(node.value)) }];
  }
  if (type === "TemplateElement") {
    const { cooked } = node.value as { cooked: string };
    const text = translate(cooked).replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    // The delimiters stay.
    return [{ start: start + 1, end: end - (node.tail ? 1 : 2), text }];
  }
  if (type === "ObjectExpression") {
    const properties = node.properties as Node[];
    const keys = properties.map(keyOf);
    return properties.flatMap((property, index) => {
      const key = keys[index];
      return key === undefined
        ? editsOf(property, module)
        : editsOfText(property, key, keys, module);
    });
  }
  const [first] = /^(?:Call|New)Expression$/.test(type) ? (node.arguments as Node[]) : [];
  return childrenOf(node)
    .filter((child) => child !== first || !isName(child))
    .flatMap((child) => editsOf(child, module));
}

/** Returns whether an argument names a thing, such as a place. */
function isName({ type, value }: Node) {
  return type === "Literal" && /^[a-z-]+$/.test(String(value));
}

/** Properties of long texts that are no texts. */
const NAMES = new Set(["id", "to", "cookie", "type"]);

/** Returns the edits of a property, with the plural forms that English lacks. */
function editsOfText(
  property: Node,
  key: string,
  keys: readonly (string | undefined)[],
  { source, code, isLong }: Module,
): Edit[] {
  const value = property.value as Node;
  if (isLong ? NAMES.has(key) : value.value === code) return [];
  const edits = editsOf(value, { source, code, isLong });
  const [, stem, category] = /^(.*)_([a-z]+)$/.exec(key) ?? [];
  const isForm = PLURAL_CATEGORIES.some((one) => one === category);
  if (!isForm) return edits;
  const text = edited(source.slice(value.start, value.end), edits, value.start);
  const forms = PLURAL_CATEGORIES.filter(
    (form) => form === category || (category === "other" && !keys.includes(`${stem}_${form}`)),
  ).map((form) => `${stem}_${form}: ${text[0]}${FORM_MARKS[form]}${text.slice(1)}`);
  return [{ start: property.start, end: property.end, text: forms.join(",\n") }];
}

function keyOf({ type, key, computed }: Node): string | undefined {
  if (type !== "Property" || computed) return undefined;
  const { name, value } = key as Node;
  return String(name ?? value);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");
}

/** Returns a text with its edits, whose positions begin at `offset`. */
function edited(text: string, edits: readonly Edit[], offset = 0): string {
  let [result, end] = ["", 0];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(end, edit.start - offset) + edit.text;
    end = edit.end - offset;
  }
  return result + text.slice(end);
}
