import { migrate } from "../migrate";
import { isStarted, startTestServer } from "./test-server";

/** Starts one PostgreSQL for the tests of all projects. */
export default async function setup() {
  if (isStarted()) return;
  return startTestServer((dataDir) => migrate({ dataDir }));
}
