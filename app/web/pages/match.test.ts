import { expect, test } from "vitest";
import { firstSegment, matchPattern, pageAt, routerPath } from "./match";

test.each([
  ["/", "/", {}],
  ["/faq", "/faq", {}],
  ["/cars/:id", "/cars/7", { id: "7" }],
  ["/a/:one/b/:two", "/a/1/b/2", { one: "1", two: "2" }],
])("%s matches %s", (pattern, pathname, params) => {
  expect(matchPattern(pattern, pathname)).toEqual(params);
});

test.each([
  ["/", "//"],
  ["/faq", "/"],
  ["/faq", "/faq/"],
  ["/faq", "//faq"],
  ["/faq", "/FAQ"],
  ["/cars/:id", "/cars"],
  ["/cars/:id", "/cars/"],
  ["/cars/:id", "/cars/7/8"],
  ["/cars/:id", "/car/7"],
])("%s does not match %s", (pattern, pathname) => {
  expect(matchPattern(pattern, pathname)).toBeNull();
});

test("with `end: false` a pattern also matches paths below it", () => {
  const open = (pathname: string) => matchPattern("/cars/:id", pathname, { end: false });
  expect(open("/cars/7/8/9")).toEqual({ id: "7" });
  expect(open("/cars/7")).toEqual({ id: "7" });
  expect(open("/cars/")).toBeNull();
  expect(open("/cars")).toBeNull();
});

test("a page is found only with allowed values in its path", () => {
  const same = { area: "public" as const, pattern: "/cars/:id" as const };
  const pages = [
    { ...same, id: "listed", segments: { id: ["a", "b"] } },
    { ...same, id: "numbered", segments: { id: /^\d$/ } },
  ];
  expect(pageAt(pages, "/cars/b")?.id).toBe("listed");
  expect(pageAt(pages, "/cars/7")?.id).toBe("numbered");
  expect(pageAt(pages, "/cars/c")).toBeNull();
});

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/FAQ/", "/faq"],
  ["//bookings//A", "/bookings/a"],
  ["/%62ookings%2Fa", "/bookings/a"],
  ["/%", "/%"],
])("the router matches %s as %s", (pathname, path) => {
  expect(routerPath(pathname)).toBe(path);
});

test.each([
  ["/", "/"],
  ["/faq", "/faq"],
  ["/bookings/:token/voucher", "/bookings"],
])("the first segment of %s is %s", (pattern, segment) => {
  expect(firstSegment(pattern)).toBe(segment);
});
