import { expect, onTestFinished, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { sealEvents } from "./seal-events.server";
import { openSealing } from "./sealing.server";
import { useSealedEvents } from "./testing/use-sealed-events";
import { verifyChain } from "./verify-chain.server";

const database = useTestDatabase();
const events = useSealedEvents(database);

async function sealedIds() {
  const rows = await database.sql<{ ids: number[] }[]>`
    select event_ids as ids from event_seals where log = 'booking_events' order by id`;
  return rows.flatMap(({ ids }) => ids);
}

/** Inserts an event in a transaction that stays open until `commit`. */
async function openTransaction() {
  const connection = await database.sql.reserve();
  await connection`begin`;
  const [row] = await connection<{ id: number }[]>`
    insert into booking_events (booking_id, kind, actor)
    values (${events.bookingId}, 'extended', 'nino') returning id`;
  const commit = async () => {
    await connection`commit`;
    connection.release();
  };
  let ended: Promise<void> | null = null;
  const end = () => (ended ??= commit());
  onTestFinished(end);
  return { id: row!.id, commit: end };
}

test("nothing is sealed twice, and without new events there is no new batch", async () => {
  expect(await sealEvents(database.sql)).toBeNull();
  expect(await sealedIds()).toEqual(events.ids);
});

test("a log that can't be sealed does not keep the others", async () => {
  const { sql } = database;
  const sealsOfSettings = () => sql`select from event_seals where log = 'settings_events'`;
  expect(await sealsOfSettings()).toHaveLength(1);
  await events.add("moved");
  await sql`insert into settings_events (name, actor) values ('hours', 'nino')`;
  await sql`alter table booking_events rename column text_hash to hidden_hash`;
  await expect(sealEvents(sql)).rejects.toThrow("text_hash");
  expect(await sealsOfSettings()).toHaveLength(2);
  await sql`alter table booking_events rename column hidden_hash to text_hash`;
  expect(await sealEvents(sql)).toMatchObject({ id: 5 });
});

test("an event that is committed after a later one is sealed before it", async () => {
  const open = await openTransaction();
  await events.add("moved");
  expect(await sealEvents(database.sql, { settleWithin: 100 })).toBeNull();
  await open.commit();
  expect(await sealEvents(database.sql)).toMatchObject({ id: 4 });
  expect(await sealedIds()).toEqual([...events.ids.slice(0, -1), open.id, events.ids.at(-1)]);
  expect(await verifyChain(database.sql)).toMatchObject({ ok: true });
});

test("waits for transactions that are about to commit", async () => {
  const open = await openTransaction();
  await events.add("moved");
  const sealed = sealEvents(database.sql, { settleWithin: SOON.timeout });
  await open.commit();
  expect(await sealed).toMatchObject({ id: 4 });
  expect(await sealedIds()).toContain(open.id);
});

test("does not wait for transactions that begin later", async () => {
  let open = await openTransaction();
  await events.add("moved");
  const state = { isSealed: false };
  const sealed = sealEvents(database.sql).finally(() => (state.isSealed = true));
  // There is no moment without a transaction.
  while (!state.isSealed) {
    const next = await openTransaction();
    await open.commit();
    open = next;
  }
  expect(await sealed).toMatchObject({ id: 4 });
  await open.commit();
  expect(await verifyChain(database.sql)).toMatchObject({ ok: true });
});

test("two nodes at once make one chain", async () => {
  for (let round = 0; round < 5; round += 1) {
    await events.add("moved");
    await Promise.all([sealEvents(database.sql), sealEvents(database.sql)]);
  }
  await sealEvents(database.sql);
  expect(await sealedIds()).toEqual(events.ids);
  expect(await verifyChain(database.sql)).toMatchObject({ ok: true });
});

test("many events are sealed in several batches", async () => {
  await database.sql`
    insert into booking_events (booking_id, kind, actor)
    select ${events.bookingId}, 'moved', 'system' from generate_series(1, 1200)`;
  expect(await sealEvents(database.sql)).toMatchObject({ id: 6 });
  expect(await verifyChain(database.sql)).toMatchObject({
    report: { logs: [{ sealed: 1204, seals: 5 }, {}] },
  });
});

test("the hash of a text is covered, and its erasure breaks nothing", async () => {
  const [message] = await database.sql<[{ id: number }]>`
    insert into booking_events (booking_id, kind, actor, text)
    values (${events.bookingId}, 'message', 'visitor', 'I land at three.') returning id`;
  await sealEvents(database.sql);
  await database.sql`select erase_bookings(array[${events.bookingId}::bigint])`;
  expect(await database.sql`select from event_texts`).toHaveLength(0);
  expect(await verifyChain(database.sql)).toMatchObject({ ok: true });
  await events.tamper(`update booking_events set text_hash = 'x' where id = ${message.id}`);
  expect(await verifyChain(database.sql)).toMatchObject({
    fault: `batch 4: booking_events ${message.id} was changed`,
  });
});

test("one node seals at a time, each minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const nodes = [openSealing(database.sql), openSealing(database.sql)];
  await events.add("moved");
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect(await sealedIds()).toEqual(events.ids), SOON);
  for (const node of nodes) await node.close();
  const [lease] = await database.sql`
    select until > now() + interval '1 minute' as held from node_leases where name = 'event seals'`;
  expect(lease).toEqual({ held: true });
  vi.useRealTimers();
});
