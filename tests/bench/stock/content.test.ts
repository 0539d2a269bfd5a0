import { expect, test } from "vitest";
import { countElements, reactModule, readContent } from "./content";

const PAGE = `<html><body><style>p{}</style><p class="a" style="--b: 1; font-size: 2px">x{y}
<input required value="1"><label for="n">&lt;</label></p><script>1</script></body></html>`;

test("scripts and styles are left out of the content", () => {
  expect(reactModule(readContent(PAGE))).not.toMatch(/script|p\{\}/);
});

test("the React component has the same elements, with React's names", () => {
  const source = reactModule(readContent(PAGE));
  expect(source).toContain('className: "a",style: {"--b":"1","fontSize":"2px"}');
  expect(source).toContain('required: true,defaultValue: "1"');
  expect(source).toContain('htmlFor: "n"');
});

test("all elements of the body are counted", () => {
  expect(countElements("<html><body><p><b>x</b></p></body></html>")).toBe(2);
});
