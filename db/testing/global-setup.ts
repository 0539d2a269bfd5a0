import { ensureBuild } from "../../bin/build.mjs";
import { migrate } from "../migrate";
import { startTestServer } from "./test-server";

/** Starts one real PostgreSQL for all tests, and builds the site for those that serve it. */
export default async function setup() {
  ensureBuild();
  return startTestServer((dataDir) => migrate({ dataDir }));
}
