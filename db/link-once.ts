import { link, rm } from "node:fs/promises";
import { errorCode } from "./error-code";

/** Moves a new file to a path, unless another process has created one there: then that one stays. */
export async function linkOnce(fresh: string, path: string) {
  await link(fresh, path).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
  });
  await rm(fresh);
}
