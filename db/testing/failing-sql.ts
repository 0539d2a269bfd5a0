import type { Sql } from "../connect";

/** As the driver rejects a statement while the database is unavailable. */
export const UNAVAILABLE = Object.assign(new Error("unavailable"), {
  code: "ECONNREFUSED",
  query: "select 1",
});

/** A database that fails statements which contain a text; the others pass. */
export function failingSql(sql: Sql, part: string, error: Error = UNAVAILABLE): Sql {
  return new Proxy(sql, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      if (strings.some?.((text) => text.includes(part))) return Promise.reject(error);
      return Reflect.apply(target, self, [strings, ...values]) as unknown;
    },
  });
}
