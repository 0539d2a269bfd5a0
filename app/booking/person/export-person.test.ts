import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { exportCustomer } from "./export-person.server";
import { readSubject } from "./person-subject.server";
import { AFTER, BY_EMAIL, MESSAGE, NOTE, PERSON, useCustomer } from "./testing/use-person";

const database = useTestDatabase();
const { placeFinished } = useCustomer(database);

test("an export has everything but the secret of the link", async () => {
  const { id, token } = await placeFinished();
  const exported = await exportCustomer(database.sql, BY_EMAIL, AFTER);
  expect(exported).toMatchObject({
    format: "mgzavri-person",
    exportedAt: AFTER.toISOString(),
    bookings: [
      {
        id,
        ...PERSON,
        staffNote: NOTE,
        askedReturn: { date: "2030-06-16", time: "12:00" },
        history: [
          { kind: "placed", actor: "visitor", text: null },
          { kind: "message", actor: "visitor", text: MESSAGE },
          { kind: "confirmed", actor: "admin", text: null },
        ],
      },
    ],
  });
  expect(exported!.bookings[0]!.notifications.length).toBeGreaterThan(2);
  expect(JSON.stringify(exported)).not.toContain(token);
  expect(await exportCustomer(database.sql, readSubject("nobody@example.org")!, AFTER)).toBeNull();
});
