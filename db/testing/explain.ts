import { connect, type Sql } from "../connect";
import { testServer } from "./test-server";

/** A step of a plan, as in `explain (format json)`. */
export type PlanStep = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string };

type PlanNode = PlanStep & { Plans?: PlanNode[] };

/** Returns the steps of the plans of all statements that a function runs on a test database. */
export async function explain(sql: Sql, run: (sql: Sql) => Promise<unknown>): Promise<PlanStep[]> {
  const [found] = await sql<{ database: string }[]>`select current_database() as database`;
  const statements: { text: string; parameters: string[] }[] = [];
  const watched = connect(
    { dataDir: testServer() },
    {
      database: found!.database,
      max: 1,
      debug: (_, text, parameters: string[]) => statements.push({ text, parameters }),
    },
  );
  await run(watched);
  await watched.end();
  const plans = await Promise.all(
    statements
      .filter(({ text }) => /^\s*(select|with)\b/.test(text) && !text.includes("pg_catalog"))
      .map(({ text, parameters }) => sql.unsafe(`explain (format json) ${text}`, parameters)),
  );
  return plans.flatMap(([row]) =>
    (row!["QUERY PLAN"] as { Plan: PlanNode }[]).flatMap(({ Plan }) => stepsOf(Plan)),
  );
}

function stepsOf({ Plans = [], ...step }: PlanNode): PlanStep[] {
  return [step, ...Plans.flatMap(stepsOf)];
}
