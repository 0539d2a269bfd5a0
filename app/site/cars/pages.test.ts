import { describe, expect, test } from "vitest";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { readFilters } from "./filters";
import { CARS_PER_PAGE } from "./list-sizes";
import { canonicalList, listAddress, pageOf } from "./pages";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const page = (count: number, query: string) => pageOf(numbers(count), new URLSearchParams(query));

describe("a page of the list", () => {
  test.each([
    // Columns: cars, query, page, pages, first, shown.
    [0, "", 1, 1, undefined, 0],
    [28, "", 1, 1, 0, 28],
    [CARS_PER_PAGE, "page=2", 1, 1, 0, CARS_PER_PAGE],
    [CARS_PER_PAGE + 1, "", 1, 2, 0, CARS_PER_PAGE],
    [CARS_PER_PAGE + 1, "page=2", 2, 2, CARS_PER_PAGE, 1],
    [300, "page=7", 7, 7, 288, 12],
    [300, "page=999999", 7, 7, 288, 12],
    [300, "page=9999999", 1, 7, 0, CARS_PER_PAGE],
    [300, "page=0", 1, 7, 0, CARS_PER_PAGE],
    [300, "page=-1", 1, 7, 0, CARS_PER_PAGE],
    [300, "page=1.5", 1, 7, 0, CARS_PER_PAGE],
    [300, "page=x&page=2", 1, 7, 0, CARS_PER_PAGE],
  ])("of %i cars for ?%s is %i of %i", (count, query, number, pages, first, shown) => {
    const found = page(count, query);
    expect(found).toMatchObject({ page: number, pages, total: count });
    expect([found.items[0], found.items.length]).toEqual([first, shown]);
  });

  test("and the others have every car once", () => {
    const all = numbers(7).flatMap((index) => page(300, `page=${index + 1}`).items);
    expect(all).toEqual(numbers(300));
  });
});

describe("the address of a page", () => {
  const read = (text: string) => {
    const query = new URLSearchParams(text);
    return { filters: readFilters(query), trip: readTripDates(query) };
  };

  test.each([
    ["", 1, "/all-cars"],
    ["", 2, "/all-cars?page=2"],
    ["type=suv&price=all&passengers=any&page=4&utm=x", 1, "/all-cars?type=suv"],
    [
      "type=suv&price=mid&passengers=5&from=10.6.2030&to=2030-06-15&pickup=Batumi",
      3,
      "/all-cars?type=suv&price=mid&passengers=5&from=2030-06-10&to=2030-06-15&pickup=Batumi&page=3",
    ],
    [
      "drive=4x4&seats=7&bags=3&transmission=manual&fuel=diesel&max=60&sort=price",
      2,
      "/all-cars?drive=4x4&seats=7&bags=3&transmission=manual&fuel=diesel&max=60&sort=price&page=2",
    ],
    [
      "pickupDate=2030-06-10&returnDate=2030-06-15&pickupTime=10:30&returnTime=25:00&seats=",
      1,
      "/all-cars?from=2030-06-10&to=2030-06-15&pickupTime=10%3A30",
    ],
    ["from=2030-06-10&pickupTime=10:30", 1, "/all-cars?from=2030-06-10&pickupTime=10%3A30"],
    ["from=2030-02-31", 2, "/all-cars?from=2030-02-31&page=2"],
  ])("of ?%s, page %i, preserves filters and dates", (query, number, address) => {
    expect(listAddress(read(query), number)).toBe(address);
  });

  test.each([
    ["", 1, "/all-cars"],
    ["", 2, "/all-cars?page=2"],
    ["type=suv", 1, "/all-cars"],
    ["type=suv", 2, "/all-cars"],
    ["drive=4x4", 2, "/all-cars"],
    ["sort=price", 2, "/all-cars"],
    ["type=all&price=all", 2, "/all-cars?page=2"],
    ["from=2030-06-10&to=2030-06-15", 2, "/all-cars?page=2"],
  ])("of ?%s, page %i, has the canonical one %s", (query, number, address) => {
    expect(canonicalList(read(query).filters, number)).toBe(address);
  });
});
