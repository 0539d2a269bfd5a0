import { expect, test } from "vitest";
import { splitGap } from "~/desk/calendar/group";

const always = { from: -Infinity, until: Infinity };
const gap = { first: 2, span: 5 };

test.each([
  ["free", always, 0, [{ kind: "gap", first: 2, span: 5, open: 2 }]],
  ["free from today on", always, 4, [{ kind: "gap", first: 2, span: 5, open: 4 }]],
  ["past", always, 7, [{ kind: "closed", first: 2, span: 5 }]],
  [
    "before the service",
    { from: 4, until: 99 },
    0,
    [
      { kind: "off", first: 2, span: 2 },
      { kind: "gap", first: 4, span: 3, open: 4 },
    ],
  ],
  [
    "after the service",
    { from: -9, until: 3 },
    0,
    [
      { kind: "gap", first: 2, span: 1, open: 2 },
      { kind: "off", first: 3, span: 4 },
    ],
  ],
  ["never in service", { from: 9, until: 12 }, 0, [{ kind: "off", first: 2, span: 5 }]],
])("a gap: %s", (_, service, today, cells) => expect(splitGap(gap, service, today)).toEqual(cells));
