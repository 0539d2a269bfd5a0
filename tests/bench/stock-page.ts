import { parseHTML } from "linkedom";

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
const FLAGS = new Set([
  "checked",
  "hidden",
  "open",
  "required",
  "selected",
  "disabled",
  "multiple",
]);
/** Attributes that React names differently. It passes others through unchanged. */
const NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
};

/** Returns the body of a page without scripts and styles. */
export function readBody(html: string): Element {
  const { body } = parseHTML(html).document;
  for (const element of body.querySelectorAll("script, style, template, link, noscript")) {
    element.remove();
  }
  return body;
}

/** Returns a module whose default export is a React component with the content of a page's body. */
export function reactModule(body: Element): string {
  return `import { jsx } from "react/jsx-runtime";
export default function Content() {
  return jsx("div", { ${childrenOf(body)} });
}
`;
}

function childrenOf(element: Element): string {
  return `children: [${[...element.childNodes].flatMap(reactCall).join(",")}]`;
}

function reactCall(node: ChildNode): string | string[] {
  if (node.nodeType === TEXT_NODE) return JSON.stringify(node.textContent ?? "");
  if (node.nodeType !== ELEMENT_NODE) return [];
  const element = node as Element;
  const props = [...element.attributes]
    .filter(({ name }) => !name.startsWith("on"))
    .map(({ name, value }) => reactProp(name, value));
  if (element.childNodes.length > 0) props.push(childrenOf(element));
  return `jsx("${element.localName}", {${props.join(",")}})`;
}

function reactProp(name: string, value: string) {
  if (FLAGS.has(name)) return `${name}: true`;
  const text = JSON.stringify(name === "style" ? styleOf(value) : value);
  return `${JSON.stringify(NAMES[name] ?? name)}: ${text}`;
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
