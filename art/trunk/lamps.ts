import type { TrunkKind } from "../cabin/cabin";
import { plate } from "../cabin/path";
import { filled, stroked } from "../svg";
import type { Rear } from "./rear";

const red = "#a83a54";
const dark = "#751e34";
const white = "#f4ece1";
const gleam = "#e39aa9";

type Lamp = (left: number, rear: Rear) => string;

/** Square and set on the corner of an off-roader. */
const boxLamp: Lamp = (left, { belt }) =>
  filled(plate(left - 8, belt + 12, 48, 62, 6), "#232226") +
  filled(plate(left - 3, belt + 17, 38, 32, 4), red) +
  filled(plate(left - 3, belt + 51, 38, 18, 4), white) +
  stroked(`M${left + 6} ${belt + 25}H${left + 26}V${belt + 41}H${left + 6}Z`, gleam, 3);

/** Long, wrapped round the corner of a sedan. */
const lidLamp: Lamp = (left, { belt }) =>
  filled(
    `M${left + 3} ${belt - 4}Q${left + 40} ${belt - 12} ${left + 82} ${belt - 8}L${left + 94} ${belt + 34}Q${left + 50} ${belt + 42} ${left + 2} ${belt + 38}Z`,
    dark,
  ) +
  filled(
    `M${left + 6} ${belt}Q${left + 40} ${belt - 7} ${left + 78} ${belt - 4}L${left + 83} ${belt + 14}Q${left + 40} ${belt + 16} ${left + 4} ${belt + 18}Z`,
    red,
  ) +
  filled(
    `M${left + 44} ${belt + 20} ${left + 86} ${belt + 18} ${left + 89} ${belt + 31}Q${left + 70} ${belt + 34} ${left + 48} ${belt + 35}Z`,
    white,
  ) +
  stroked(
    `M${left + 12} ${belt + 8}Q${left + 40} ${belt + 2} ${left + 72} ${belt + 4}`,
    gleam,
    2.6,
  );

/** A tall sickle on a hatchback. */
const hatchLamp: Lamp = (left, { belt, sill }) =>
  filled(
    `M${left + 4} ${belt + 2}Q${left + 16} ${belt - 40} ${left + 44} ${belt - 70}L${left + 54} ${belt - 66}Q${left + 40} ${belt - 30} ${left + 40} ${belt}L${left + 46} ${sill - 20}Q${left + 20} ${sill - 12} ${left + 2} ${sill - 16}L${left + 2} ${belt + 40}Z`,
    dark,
  ) +
  filled(
    `M${left + 8} ${belt + 4}Q${left + 20} ${belt - 36} ${left + 45} ${belt - 65}Q${left + 30} ${belt - 30} ${left + 28} ${belt}L${left + 30} ${sill - 44}Q${left + 18} ${sill - 40} ${left + 5} ${sill - 42}L${left + 5} ${belt + 40}Z`,
    red,
  ) +
  filled(
    `M${left + 5} ${sill - 36}Q${left + 20} ${sill - 34} ${left + 36} ${sill - 38}L${left + 38} ${sill - 24}Q${left + 20} ${sill - 18} ${left + 5} ${sill - 21}Z`,
    white,
  ) +
  stroked(
    `M${left + 15} ${belt + 30}Q${left + 15} ${belt - 16} ${left + 34} ${belt - 46}`,
    gleam,
    3,
  );

/** Upright beside a tailgate. */
const gateLamp: Lamp = (left, { belt, sill }) =>
  [
    filled(
      `M${left + 4} ${belt + 4}Q${left + 20} ${belt - 34} ${left + 30} ${belt - 48}H${left + 52}Q${left + 46} ${belt - 10} ${left + 56} ${belt + 14}L${left + 54} ${sill - 40}Q${left + 24} ${sill - 34} ${left + 1} ${sill - 38}Q${left - 2} ${belt + 30} ${left + 4} ${belt + 4}Z`,
      dark,
    ),
    filled(
      `M${left + 8} ${belt + 6}Q${left + 22} ${belt - 28} ${left + 33} ${belt - 43}H${left + 46}Q${left + 40} ${belt - 10} ${left + 50} ${belt + 14}L${left + 50} ${belt + 20}Q${left + 24} ${belt + 24} ${left + 4} ${belt + 22}Z`,
      red,
    ),
    filled(
      `M${left + 4} ${belt + 27}Q${left + 24} ${belt + 29} ${left + 50} ${belt + 25}V${belt + 38}Q${left + 24} ${belt + 42} ${left + 4} ${belt + 40}Z`,
      white,
    ),
    stroked(
      `M${left + 14} ${belt + 12}Q${left + 26} ${belt - 22} ${left + 36} ${belt - 36}`,
      gleam,
      3,
    ),
  ].join("");

/** A slim wedge that continues across the gate. */
const slimLamp: Lamp = (left, { belt }) =>
  filled(
    `M${left + 2} ${belt - 2}Q${left + 30} ${belt - 22} ${left + 60} ${belt - 22}L${left + 64} ${belt + 10}Q${left + 34} ${belt + 16} ${left - 1} ${belt + 28}Z`,
    dark,
  ) +
  filled(
    `M${left + 5} ${belt + 1}Q${left + 32} ${belt - 17} ${left + 57} ${belt - 18}L${left + 59} ${belt - 5}Q${left + 32} ${belt + 1} ${left + 3} ${belt + 12}Z`,
    red,
  ) +
  filled(
    `M${left + 34} ${belt + 6}L${left + 60} ${belt + 1}L${left + 61} ${belt + 8}Q${left + 46} ${belt + 11} ${left + 36} ${belt + 13}Z`,
    white,
  ) +
  stroked(
    `M${left + 10} ${belt + 3}Q${left + 34} ${belt - 11} ${left + 54} ${belt - 12}`,
    gleam,
    2.6,
  );

/** A column that climbs the last pillar and turns in at its foot. */
const columnLamp: Lamp = (left, { belt }) =>
  filled(
    `M${left + 2} ${belt + 12}Q${left + 12} ${belt - 40} ${left + 42} ${belt - 92}L${left + 56} ${belt - 88}Q${left + 38} ${belt - 44} ${left + 36} ${belt - 2}L${left + 60} ${belt + 2}L${left + 58} ${belt + 40}Q${left + 26} ${belt + 44} ${left - 1} ${belt + 40}Z`,
    dark,
  ) +
  filled(
    `M${left + 6} ${belt + 12}Q${left + 16} ${belt - 38} ${left + 44} ${belt - 86}L${left + 50} ${belt - 84}Q${left + 30} ${belt - 40} ${left + 29} ${belt + 5}L${left + 55} ${belt + 7}L${left + 54} ${belt + 18}Q${left + 26} ${belt + 22} ${left + 3} ${belt + 19}Z`,
    red,
  ) +
  filled(
    `M${left + 4} ${belt + 25}Q${left + 28} ${belt + 27} ${left + 54} ${belt + 24}L${left + 53} ${belt + 34}Q${left + 26} ${belt + 38} ${left + 4} ${belt + 35}Z`,
    white,
  ) +
  stroked(
    `M${left + 14} ${belt + 4}Q${left + 20} ${belt - 34} ${left + 40} ${belt - 70}`,
    gleam,
    2.6,
  );

/** A square with a cross in it, like an old fuel can. */
const crossLamp: Lamp = (left, { belt }) =>
  filled(plate(left + 3, belt - 20, 56, 60, 12), "#232226") +
  filled(plate(left + 8, belt - 15, 46, 50, 9), red) +
  stroked(
    `M${left + 16} ${belt - 7}L${left + 46} ${belt + 27}M${left + 46} ${belt - 7}L${left + 16} ${belt + 27}`,
    white,
    4.5,
  );

const lamps: Readonly<Record<TrunkKind, Lamp>> = {
  lid: lidLamp,
  hatch: hatchLamp,
  gate: slimLamp,
  "large gate": slimLamp,
  "side gate": boxLamp,
  van: gateLamp,
};

/** Models whose lamps differ from those of their kind. */
const owned: Readonly<Record<string, Lamp>> = {
  "Nissan Rogue": gateLamp,
  "Jeep Renegade": crossLamp,
  "Kia Sorento": gateLamp,
  "Nissan Pathfinder": gateLamp,
  "Toyota 4Runner": gateLamp,
  "Toyota Land Cruiser Prado": columnLamp,
};

/** The left tail lamp of a model; the right one mirrors it. */
export function lamp(rear: Rear, kind: TrunkKind, name: string): string {
  return (owned[name] ?? lamps[kind])(400 - rear.half, rear);
}
