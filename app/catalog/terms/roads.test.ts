import { expect, test } from "vitest";
import {
  answeredRoads,
  readRoads,
  readSigns,
  roadsInShort,
  roadsText,
  storedRoadsText,
} from "./roads";

test.each([
  ["", {}],
  ["  ", {}],
  ["omalo=ask", { omalo: "ask" }],
  ["juta=yes, omalo=no; truso=ask", { juta: "yes", omalo: "no", truso: "ask" }],
  ["omalo", null],
  ["omalo=maybe", null],
  ["Omalo=yes", null],
  ["=yes", null],
  [Array.from({ length: 101 }, (_, index) => `road-${index}=yes`).join(" "), null],
])("%j is read", (text, answers) => {
  expect(readRoads(text)).toEqual(answers);
});

test("signs are what a model says of the roads, in their order", () => {
  const roads = [{ en: "Juta" }, { en: "Omalo" }, { en: "Truso" }, { en: "Ushguli" }];
  expect(readSigns("y-na", roads)).toEqual([
    { road: roads[0], allowed: "yes" },
    { road: roads[2], allowed: "no" },
    { road: roads[3], allowed: "ask" },
  ]);
  expect(readSigns("", roads)).toEqual([]);
  expect(readSigns("yy", [])).toEqual([]);
});

test("answers are written in the order of the slugs", () => {
  expect(roadsText({ truso: "no", juta: "ask" })).toBe("juta=ask truso=no");
  expect(storedRoadsText({ juta: "ask" })).toBe("juta=ask");
  expect(storedRoadsText(null)).toBe("");
});

test("each road has its answer, also one that the text does not name", () => {
  const roads = [
    { slug: "juta", name: { en: "Juta" } },
    { slug: "truso", name: { en: "Truso" } },
  ];
  const allowed = answeredRoads(roads, "truso=no gone=yes").map((road) => road.allowed);
  expect(allowed).toEqual(["", "no"]);
});

test("a card names the first road of each answer, in the language of the page", () => {
  const road = (en: string, allowed: "yes" | "ask" | "no", ka = "") => ({
    road: { en, ...(ka && { ka }) },
    allowed,
  });
  const roads = [
    road("Omalo", "no"),
    road("Kazbegi", "yes", "ყაზბეგი (გზა)"),
    road("Batumi", "yes"),
  ];
  expect(roadsInShort(roads, "ka")).toEqual([
    { name: "ყაზბეგი", allowed: "yes" },
    { name: "Omalo", allowed: "no" },
  ]);
  expect(roadsInShort([], "en")).toEqual([]);
});
