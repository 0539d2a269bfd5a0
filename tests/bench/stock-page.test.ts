import { expect, test } from "vitest";
import { reactModule, readBody } from "./stock-page";

const PAGE = `<html><body><style>p{}</style><p class="a" style="--b: 1; font-size: 2px">x{y}
<input required value="1"><label for="n">&lt;</label></p><script>1</script></body></html>`;

test("scripts and styles are left out of the content", () => {
  expect(reactModule(readBody(PAGE))).not.toMatch(/script|p\{\}/);
});

test("the React component has the same elements, with React's names", () => {
  const source = reactModule(readBody(PAGE));
  expect(source).toContain('"className": "a","style": {"--b":"1","fontSize":"2px"}');
  expect(source).toContain('jsx("input", {required: true,"defaultValue": "1"})');
  expect(source).toContain('jsx("label", {"htmlFor": "n",children: ["<"]})');
});
