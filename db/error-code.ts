/** Returns the code of a PostgreSQL, driver or system error; empty if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
