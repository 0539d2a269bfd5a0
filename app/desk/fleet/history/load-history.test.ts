import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertModel, updateModel } from "~/catalog/fleet/models/change-model.server";
import { reorderModels } from "~/catalog/fleet/models/model-order.server";
import { archiveModel, restoreModel } from "~/catalog/fleet/models/model-state.server";
import { modelInput, vehicleInput } from "~/catalog/fleet/testing/model-input";
import {
  insertVehicles,
  removeVehicle,
  updateVehicle,
} from "~/catalog/fleet/vehicles/change-vehicle.server";
import { loadHistory, type FleetChange } from "./load-history.server";

const TODAY = "2030-06-15";

const database = useTestDatabase();

async function addModel(name: string): Promise<number> {
  const added = await insertModel(database.sql, { input: modelInput(name), actor: "ana" });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function addVehicle(carId: number, plate: string): Promise<number> {
  const vehicles = [vehicleInput({ plate })];
  const added = await insertVehicles(database.sql, { carId, vehicles, actor: "ana" });
  if (!added.ok) throw new Error(added.reason);
  return added.ids[0]!;
}

const summary = ({ event, actor, changes }: FleetChange) => [
  event,
  actor,
  ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`),
];

test("the history of a model is by event, actor and field, newest first", async () => {
  const { sql } = database;
  const id = await addModel("Kia Ceed");
  const input = modelInput("Kia Ceed", {
    deposit: 300,
    insuranceIncluded: false,
    description: { en: "a".repeat(100), ka: "უნივერსალი." },
  });
  await updateModel(sql, { id, version: 1, input, actor: "giorgi" });
  await archiveModel(sql, { id, actor: "nino", today: TODAY, seen: [] });
  await restoreModel(sql, { id, actor: "nino" });
  await reorderModels(sql, { order: [{ id, sortOrder: 7 }], actor: "ana" });
  const history = await loadHistory(sql, id);
  const { description, deposit } = modelInput("Kia Ceed");
  expect(history.map(summary)).toEqual([
    ["reordered", "ana"],
    ["restored", "nino"],
    ["archived", "nino"],
    [
      "changed",
      "giorgi",
      "insuranceIncluded: on > ",
      `description.en: ${description.en} > ${"a".repeat(79)}…`,
      `deposit: ${deposit ?? ""} > 300`,
    ],
    ["added", "ana"],
  ]);
  expect(history.every(({ vehicle }) => vehicle === null)).toBe(true);
});

test("changes of vehicles have their plates, also of removed ones", async () => {
  const { sql } = database;
  const carId = await addModel("Kia Rio");
  const first = await addVehicle(carId, "KR-001-AA");
  const input = vehicleInput({ plate: "KR-002-AA", insuranceUntil: "2031-01-31" });
  await updateVehicle(sql, { id: first, version: 1, input, actor: "giorgi" });
  const second = await addVehicle(carId, "KR-003-AA");
  await removeVehicle(sql, { id: second, version: 1, actor: "nino", today: TODAY });
  const history = await loadHistory(sql, carId);
  expect(history.map((entry) => [entry.vehicle, ...summary(entry)])).toEqual([
    [{ plate: "KR-003-AA", number: 2 }, "removed", "nino"],
    [{ plate: "KR-003-AA", number: 2 }, "added", "ana"],
    [
      { plate: "KR-002-AA", number: 1 },
      "changed",
      "giorgi",
      "plate: KR-001-AA > KR-002-AA",
      expect.stringMatching(/^insuranceUntil: .* > 2031-01-31$/),
    ],
    [{ plate: "KR-002-AA", number: 1 }, "added", "ana"],
    [null, "added", "ana"],
  ]);
});

test("the history of a model has its 20 last changes", async () => {
  const { sql } = database;
  const id = await addModel("Kia Soul");
  for (let order = 1; order <= 21; order += 1) {
    await reorderModels(sql, { order: [{ id, sortOrder: 100 + order }], actor: "ana" });
  }
  expect((await loadHistory(sql, id)).map(({ event }) => event)).toEqual(
    Array.from({ length: 20 }, () => "reordered"),
  );
});
