import { expect, test } from "vitest";
import { escapeStart, readStartData, START_ADDRESS, startAddress, writeStart } from "./start-data";

const DATA = {
  context: { basename: "/" },
  manifest: "/assets/manifest.js",
  entry: "/assets/entry.js",
  routes: [["root", ["/assets/root.js"]]] as [string, string[]][],
  preloads: ["/assets/root.js"],
};

test("data and stream are read as they were written", () => {
  const stream = `["</script><!--"]\nP1:[2]\n`;
  const text = writeStart(DATA) + escapeStart(stream);
  expect(text).not.toContain("<");
  const read = readStartData(text);
  expect(read.data).toEqual(DATA);
  expect(JSON.parse(read.stream.split("\n", 1)[0]!)).toEqual(["</script><!--"]);
});

test("an address ends with that of the page", () => {
  const address = startAddress("a-hash", "/all-cars?type=suv");
  expect(address).toBe("/start/a-hash/all-cars?type=suv");
  expect(START_ADDRESS.exec("/start/a-hash/cars/1")?.slice(1)).toEqual(["a-hash", "/cars/1"]);
  expect(START_ADDRESS.exec("/start/a-hash")).toBeNull();
});
