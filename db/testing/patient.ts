import { connect, type Sql } from "../connect";
import { PATIENT, testServer } from "./test-server";

/** Runs slow statements on a test database, such as a large seed, without any time limit. */
export async function patiently<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const [found] = await sql<{ database: string }[]>`select current_database() as database`;
  const connection = { application_name: "test seed", options: "-c statement_timeout=0" };
  const database = found!.database;
  const patient = connect({ dataDir: testServer() }, { ...PATIENT, database, max: 2, connection });
  try {
    return await work(patient);
  } finally {
    await patient.end();
  }
}
