import { afterAll, beforeAll } from "vitest";
import { openClone, openSite, type Clone } from "../browser/cloned-site";
import type { Site } from "../browser/site";
import { sendRequest } from "./answer";
import { readVersion } from "./site-database";
import { signIn } from "./site-fixture";

type TwoNodes = {
  first: Site;
  second: Site;
  /** The session of staff. */
  Cookie: string;
  /** Returns the cached pages of both nodes. The second one reads the version again. */
  pages: (path: string) => Promise<string[]>;
};

/** Opens two nodes on one database, for all tests of a file or block. */
export function useTwoNodes(): TwoNodes {
  let clone: Clone;
  const nodes = {
    async pages(path) {
      const { first, second } = nodes;
      await readVersion(second);
      const answers = await Promise.all([first, second].map((site) => sendRequest(site, path)));
      return answers.map(({ text }) => text);
    },
  } as TwoNodes;

  beforeAll(async () => {
    clone = await openClone();
    const { DATABASE_URL } = clone;
    const env = { DATABASE_URL, MIGRATION_DATABASE_URL: DATABASE_URL };
    [nodes.first, nodes.second] = await Promise.all([openSite(env), openSite(env)]);
    nodes.Cookie = await signIn(nodes.first);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([nodes.first?.stop(), nodes.second?.stop()]);
    await clone?.close();
  });

  return nodes;
}
