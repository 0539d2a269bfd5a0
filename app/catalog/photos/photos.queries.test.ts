import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findCar, listCars } from "~/catalog/fleet/fleet.queries.server";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import {
  changePhoto,
  listShownPhotos,
  listStoredPhotos,
  movePhoto,
  removePhoto,
  restorePhoto,
  storePhoto,
} from "./photos.queries.server";
import { cleanPhotos } from "./photos.server";
import { listUnmade, recordMade } from "./pictures/photo-files.queries.server";
import { proposedAlts } from "./proposed-alts.server";

const database = useTestDatabase();
const ALT = { en: "A car", ka: "მანქანა" };

function store(
  carId: number,
  hash = randomBytes(16).toString("hex"),
  replaces: number | null = null,
) {
  return storePhoto(database.sql, {
    carId,
    file: { hash, bytes: Buffer.from("jpeg"), width: 1600, height: 1200 },
    uploadHash: `sent ${hash}`,
    alts: proposedAlts({ id: carId, name: "Car", year: 2020, colours: [] }),
    replaces,
  });
}

const views = async (carId: number) =>
  (await listStoredPhotos(database.sql, carId)).map(({ id, view }) => [id, view]);

describe("photos of a car", () => {
  test("concurrent uploads have one main photo", async () => {
    await Promise.all([1, 2, 3, 4].map(() => store(1)));
    const found = (await views(1)).map(([, view]) => view);
    expect(found.toSorted()).toEqual(["main", "more", "more", "more"]);
  });

  test("a photo takes its view from another one", async () => {
    const [first, second] = [await store(2), await store(2)];
    await changePhoto(database.sql, 2, second, { view: "main", focus: 3, alt: ALT });
    expect(await views(2)).toEqual([
      [first, "more"],
      [second, "main"],
    ]);
    expect(await changePhoto(database.sql, 1, second, { view: "main", focus: 3, alt: ALT })).toBe(
      false,
    );
  });

  test("the main photo requires a text", async () => {
    const id = await store(3);
    const change = { view: "main" as const, focus: 5 as const, alt: {} };
    await expect(changePhoto(database.sql, 3, id, change)).rejects.toMatchObject({
      constraint_name: "photos_main_alt_check",
    });
  });

  test("a removed photo is restored with its view, or as another one if that is taken", async () => {
    const first = await store(4);
    expect(await removePhoto(database.sql, 4, first)).toBe(true);
    expect(await removePhoto(database.sql, 4, first)).toBe(false);
    const second = await store(4);
    expect(await views(4)).toEqual([[second, "main"]]);
    await restorePhoto(database.sql, 4, first);
    expect(await views(4)).toEqual([
      [first, "more"],
      [second, "main"],
    ]);
    expect(await restorePhoto(database.sql, 4, first)).toBe(false);
  });

  test("restoring a replaced photo removes its replacement", async () => {
    const old = await store(5);
    const replacing = await store(5, undefined, old);
    expect(await views(5)).toEqual([[replacing, "main"]]);
    await restorePhoto(database.sql, 5, old);
    expect(await views(5)).toEqual([[old, "main"]]);
  });

  test("other photos are moved by one place, and not beyond the ends", async () => {
    const [main, a, b, c] = [await store(6), await store(6), await store(6), await store(6)];
    expect(await movePhoto(database.sql, 6, c, -1)).toBe("moved");
    for (const [photo, step] of [
      [a, -1],
      [b, 1],
      [main, 1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after another.
      expect(await movePhoto(database.sql, 6, photo, step)).toBe("unmoved");
    }
    const removed = await store(6);
    await removePhoto(database.sql, 6, removed);
    for (const [car, photo] of [
      [6, removed],
      [6, 999_999],
      [5, a],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after another.
      expect(await movePhoto(database.sql, car, photo, 1)).toBeNull();
    }
    expect((await views(6)).map(([id]) => id)).toEqual([main, a, c, b]);
  });
});

describe("pages", () => {
  test("show a photo once its sizes have been made, in place of all drawings", async () => {
    const hash = "ab".repeat(16);
    await store(7, hash);
    expect((await listShownPhotos(database.sql, "en")).get(7)).toBeUndefined();
    expect((await listUnmade(database.sql, 0)).map((file) => file.hash)).toContain(hash);
    await recordMade(database.sql, hash, 1);
    const car = await findCar(database.sql, "ka", 7n);
    expect(car?.image).toBe(`/photos/${hash}5-1280.jpg`);
    expect(car?.photo).toMatchObject({ alt: "Car, 2020", hasAvif: false });
    expect(car).toMatchObject({ exteriorImage1: null, trunkImage: null });
    const listed = (await listCars(database.sql, "en")).find(({ id }) => id === 7);
    expect(listed?.photo?.hash).toBe(hash);
    expect(listed).not.toHaveProperty("photos");
  });

  test("show another photo first if there is no main one", async () => {
    const hash = "ef".repeat(16);
    const id = await store(10, hash);
    await recordMade(database.sql, hash, 1);
    for (const view of ["trunk", "more"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after another.
      await changePhoto(database.sql, 10, id, { view, focus: 5, alt: {} });
      // oxlint-disable-next-line no-await-in-loop -- as above.
      const listed = (await listCars(database.sql, "en")).find((car) => car.id === 10);
      expect(listed?.photo).toMatchObject({ hash, view });
      expect(listed?.image).toBe(`/photos/${hash}5-1280.jpg`);
    }
  });

  test("change with each change of a photo", async () => {
    const version = () => findContentVersion(database.sql);
    const hash = "cd".repeat(16);
    let before = await version();
    const steps = [
      () => store(8, hash),
      () => recordMade(database.sql, hash, 1),
      () => database.sql`update photos set focus = 2 where car_id = 8`,
      () => database.sql`delete from photos where car_id = 8`,
    ];
    for (const step of steps) {
      await step();
      expect(await version()).toBeGreaterThan(before);
      before = await version();
    }
  });
});

test("removed photos and unused files are deleted after a while, others are not", async () => {
  const [current, removed] = [await store(9), await store(9)];
  await removePhoto(database.sql, 9, removed);
  await database.sql`
    update photos set removed_at = now() - interval '31 days' where id = ${removed}`;
  await database.sql`update photo_files set created_at = now() - interval '2 hours'`;
  const onError = vi.fn<(error: unknown) => void>();
  await cleanPhotos(database.sql, onError);
  expect(await restorePhoto(database.sql, 9, removed)).toBe(false);
  expect(await views(9)).toEqual([[current, "main"]]);
  const [{ unused }] = await database.sql<[{ unused: number }]>`
    select count(*)::int as unused from photo_files
    where not exists (select from photos where photos.hash = photo_files.hash)`;
  expect(unused).toBe(0);
  const before = await findContentVersion(database.sql);
  await cleanPhotos(database.sql, onError);
  expect(await findContentVersion(database.sql)).toBe(before);
  expect(onError).not.toHaveBeenCalled();
});
