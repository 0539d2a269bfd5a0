import { expect, test } from "vitest";
import { databaseUrlFault, readDatabaseUrl } from "./database-url";

test.each([
  ["postgres://u:p@db.example:5432/mgzavri", null],
  ["postgres://u:p@a:5432,b:5432/mgzavri", null],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/mgzavri", "/var/run/postgresql/.s.PGSQL.5432"],
  ["postgres://u:p@%2fvar%2frun%2fpostgresql:5433/mgzavri", "/var/run/postgresql/.s.PGSQL.5433"],
])("the socket of %s", (url, socket) => {
  expect(readDatabaseUrl(url).socket).toBe(socket);
});

test.each([
  "postgres://u:p#a@h/db",
  "postgres://u:1#a@h/db",
  "postgres://u:1/a@h/db",
  "postgres://u:p/a@h/db",
  "postgres://u:p?a@h/db",
  "postgres://u:%zz@h/db",
  "postgres://u:p@h:port/db",
  "postgres://u:p#a@h,g/db",
])("%s has a sign that must be encoded", (url) => {
  expect(databaseUrlFault(url)).toMatch(/percent-encoded/);
});

test.each(["mysql://h/db", "localhost", "postgres:/h/db", "postgres://", "postgres://u:a b@h/db"])(
  "%s is no address",
  (url) => expect(databaseUrlFault(url)).toMatch(/^must /),
);

test.each([
  "postgres://u:p%23a@h:5432/db",
  "postgres://h/db?application_name=a@b",
  "postgres://u@%2Fvar%2Frun%2Fpostgresql/db",
  "postgres://u:p@a:5432,b:5433/db?target_session_attrs=primary",
  "postgres://u:p@[::1]:5432/db",
])("%s is right", (url) => expect(databaseUrlFault(url)).toBeNull());
