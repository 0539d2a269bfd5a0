import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { CHANGE_CONNECTIONS } from "~/web/db.server";
import { sendJson, sendRequest } from "../answer";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";
import { inDatabase } from "../site-database";

const fixture = useSite();

test(
  "confirmations that wait for a model's lock leave connections to pages and bookings",
  { tags: "slow" },
  async () => {
    const { site } = fixture;
    const Cookie = await signIn(site);
    const ids: number[] = [];
    for (let made = 0; made < 12; made += 1) {
      // oxlint-disable-next-line no-await-in-loop
      ids.push(bookingOf(await postBooking(site, bookingBody({ name: `Guest ${made}` }))).id);
    }
    const confirmations = await inDatabase(site, (sql) =>
      sql.begin(async (holder) => {
        await holder`select lock_models(array(select id from cars))`;
        const sent = ids.map((id) =>
          sendJson(
            site,
            `/api/bookings/${id}/status`,
            { status: "confirmed" },
            {
              method: "PATCH",
              headers: { Cookie },
            },
          ),
        );
        await vi.waitFor(async () => {
          const [row] = await holder<[{ count: number }]>`
          select count(distinct pid)::int as count from pg_locks where not granted`;
          expect(row.count).toBe(CHANGE_CONNECTIONS);
        }, SOON);
        const list = await sendRequest(site, "/api/bookings", { headers: { Cookie } });
        expect(list.status).toBe(200);
        expect((await postBooking(site, bookingBody({ name: "Late guest" }))).status).toBe(201);
        // The promises are in an object: the transaction would wait for returned ones.
        return { sent };
      }),
    );
    const answers = await Promise.all(confirmations.sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  },
);
