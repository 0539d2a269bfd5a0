import startServer from "#db/testing/global-setup";
import { ensureBuild } from "../../tools/build.mjs";

/** Builds the site for the tests that serve it, and starts their database server. */
export default function setup() {
  ensureBuild();
  return startServer();
}
