/** The code of a PostgreSQL, driver or system error; empty without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
