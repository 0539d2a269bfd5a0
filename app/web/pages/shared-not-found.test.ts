import { expect, test } from "vitest";
import { PAGES } from "./page-table";
import { sharedNotFoundAddress } from "./shared-not-found";

const at = (address: string) => sharedNotFoundAddress(new URL(address, "http://localhost"));

test.each([
  ["/moscow", "/unknown"],
  ["/wp-login.php", "/unknown"],
  ["/assets/old-1a2b.js", "/unknown/address"],
  ["/wp-content/plugins/x.php?id=1", "/unknown/address"],
  ["/moscow?utm_source=x", "/unknown"],
  ["/ka/moscow", "/ka/unknown/address"],
  ["/ka/ka", "/ka/unknown/address"],
  ["/KA", "/unknown"],
  ["/en/faq", "/unknown/faq"],
  ["/xx/cars/5", "/unknown/cars/0"],
  ["/xx/ka/faq", "/unknown/address"],
  ["/FAQS", "/unknown"],
  ["/wp/__init__.py", "/unknown/address"],
  ["/backup.database", "/unknown"],
])("%s is answered as %s", (address, expected) => {
  expect(at(address)).toBe(expected);
});

test.each([
  "/",
  "/FAQ",
  "/ka",
  "/ka/FAQ",
  "/ka/admin",
  "/ka/bookings/x",
  "/faq/more",
  "/Bookings/x",
  "/admin/nothing",
  "/api/nothing",
  "/moscow/",
  "/moscow//x",
  "/mosc%6fw",
  "/%66aq",
  "/.well-known/nothing",
  "/moscow.data",
  "/_root.data",
  "/__manifest",
])("%s may be more than unknown", (address) => {
  expect(at(address)).toBeNull();
});

test("no page's address is unknown", () => {
  for (const { pattern } of PAGES) {
    expect(at(pattern.replaceAll(/:\w+/g, "1")), pattern).toBeNull();
  }
});
