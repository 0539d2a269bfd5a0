import type { Sql } from "~/web/db.server";
import type { FeeTerms } from "./company-terms";

/** Finds what the fees say of the terms. */
export async function findFeeTerms(sql: Sql): Promise<FeeTerms> {
  const [row] = await sql<[FeeTerms]>`
    select
      (
        select jsonb_build_object('amount', amount, 'currency', currency)
        from fees where kind = 'extraKm' order by position limit 1
      ) as "extraKm",
      exists (select from fees where kind = 'secondDriver' and amount > 0) as "hasDriverFee"`;
  return row;
}
