import { expect, test } from "vitest";
import type { Group, RowCell } from "./group";
import { packGroups, unpackGroups } from "./packed-groups";

const bars: RowCell = {
  kind: "bars",
  first: 2,
  span: 3,
  bars: [
    {
      bar: {
        state: "booked",
        text: 'Nino "N" <b>',
        from: "2026-07-15 12:00",
        until: "2026-07-18 10:00",
        bookingId: 7,
        rowId: null,
        pinned: true,
      },
      edge: "start",
      start: 4,
      end: 3,
    },
    {
      bar: {
        state: "block",
        text: "",
        from: "2026-07-18 10:00",
        until: "2026-07-18 11:00",
        bookingId: null,
        rowId: 9,
        pinned: false,
      },
      edge: "end",
      start: 2,
      end: 1,
    },
  ],
};

const group: Group = {
  id: 1,
  name: "Prius",
  vehicles: 1,
  free: [1, 0],
  freeOnFirstDay: 1,
  asked: [[{ kind: "closed", first: 0, span: 2 }, bars]],
  unassigned: [],
  rows: [
    {
      vehicle: {
        id: 3,
        modelId: 1,
        number: 1,
        plate: null,
        inServiceFrom: "2026-07-14",
        inServiceTo: null,
      },
      cells: [
        { kind: "off", first: 0, span: 1 },
        { kind: "gap", first: 1, span: 1, open: 1 },
        bars,
        { kind: "closed", first: 5, span: 1 },
      ],
    },
  ],
};

test("unpacked groups are those that were packed", () => {
  expect(unpackGroups(packGroups([group]))).toEqual([group]);
});

test("a booking is packed without its row, whose number nothing shows", () => {
  const [bar] = bars.bars;
  const known = bar && { ...bar, bar: { ...bar.bar, rowId: 70 } };
  const cells = known ? [{ ...bars, first: 0, bars: [known] }] : [];
  const [unpacked] = unpackGroups(packGroups([{ ...group, asked: [cells] }]));
  expect(unpacked?.asked).toEqual([[{ ...bars, first: 0, bars: [bar] }]]);
});
