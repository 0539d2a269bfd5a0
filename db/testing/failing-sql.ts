import type { Sql } from "../connect";

/** As if the database were unavailable. */
export const UNAVAILABLE = Object.assign(new Error("unavailable"), { code: "ECONNREFUSED" });

/** A database that fails statements which contain a text; the others pass. */
export function failingSql(sql: Sql, part: string, error: Error = UNAVAILABLE): Sql {
  return new Proxy(sql, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      if (strings.some?.((text) => text.includes(part))) return Promise.reject(error);
      return Reflect.apply(target, self, [strings, ...values]) as unknown;
    },
  });
}
