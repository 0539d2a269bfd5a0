import type { Sql } from "../connect";

/** The error with which the driver rejects a statement while the database is unavailable. */
export const UNAVAILABLE = Object.assign(new Error("unavailable"), {
  code: "ECONNREFUSED",
  query: "select 1",
});

/** Makes a database that fails statements which contain a text. Others pass. */
export function failingSql(sql: Sql, fragment: string, error: Error = UNAVAILABLE): Sql {
  return new Proxy(sql, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      if (strings.some?.((text) => text.includes(fragment))) return Promise.reject(error);
      return Reflect.apply(target, self, [strings, ...values]) as unknown;
    },
  });
}
