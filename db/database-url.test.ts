import { expect, test } from "vitest";
import { readDatabaseUrl } from "./database-url";

test.each([
  ["postgres://u:p@db.example:5432/mgzavri", null],
  ["postgres://u:p@a:5432,b:5432/mgzavri", null],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/mgzavri", "/var/run/postgresql/.s.PGSQL.5432"],
  ["postgres://u:p@%2fvar%2frun%2fpostgresql:5433/mgzavri", "/var/run/postgresql/.s.PGSQL.5433"],
])("the socket of %s", (url, socket) => {
  expect(readDatabaseUrl(url).socket).toBe(socket);
});
