import { parseHTML } from "linkedom";

type Attributes = Record<string, unknown>;

/** An element of the page, or a text. */
export type Content = string | { tag: string; attributes: Attributes; children: Content[] };

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
const LEFT_OUT = new Set(["script", "style", "template", "link", "noscript"]);
const FLAGS = new Set([
  "checked",
  "hidden",
  "open",
  "required",
  "selected",
  "disabled",
  "multiple",
]);

/** The body of a page without scripts and styles. */
export function readContent(html: string): Content[] {
  return [...parseHTML(html).document.body.childNodes].flatMap(contentOf);
}

export function countElements(html: string): number {
  return parseHTML(html).document.body.querySelectorAll("*").length;
}

function contentOf(node: ChildNode): Content[] {
  if (node.nodeType === TEXT_NODE) return [node.textContent ?? ""];
  if (node.nodeType !== ELEMENT_NODE) return [];
  const element = node as Element;
  const tag = element.localName;
  if (LEFT_OUT.has(tag)) return [];
  const attributes = [...element.attributes].filter(({ name }) => !name.startsWith("on"));
  return [
    {
      tag,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: [...element.childNodes].flatMap(contentOf),
    },
  ];
}

/** A module whose default export is a React component with the content. */
export function reactModule(content: Content[]): string {
  return `import { jsx } from "react/jsx-runtime";
export default function Content() {
  return jsx("div", { children: [${content.map(reactCall).join(",")}] });
}
`;
}

function reactCall(content: Content): string {
  if (typeof content === "string") return JSON.stringify(content);
  const { tag, attributes, children } = content;
  const props = Object.entries(attributes).map(([name, value]) => reactProp(name, String(value)));
  if (children.length > 0) props.push(`children: [${children.map(reactCall).join(",")}]`);
  return `jsx("${tag}", {${props.join(",")}})`;
}

/** React passes the other names through as they are. */
function reactProp(name: string, value: string) {
  if (FLAGS.has(name)) return `${name}: true`;
  if (name === "class") return `className: ${JSON.stringify(value)}`;
  if (name === "for") return `htmlFor: ${JSON.stringify(value)}`;
  if (name === "value") return `defaultValue: ${JSON.stringify(value)}`;
  if (name === "style") return `style: ${JSON.stringify(styleOf(value))}`;
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function styleOf(value: string) {
  const parts = value.split(";").flatMap((part) => {
    const [name = "", ...rest] = part.split(":");
    return rest.length > 0 ? [[name.trim(), rest.join(":").trim()] as const] : [];
  });
  return Object.fromEntries(
    parts.map(([name, text]) => [
      name.startsWith("--")
        ? name
        : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      text,
    ]),
  );
}
