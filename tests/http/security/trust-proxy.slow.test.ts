import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess({ TRUST_PROXY: "0" });

test("a proxy that the settings do not name is one warning in the log", async () => {
  const ask = (headers: Record<string, string>) => sendRequest(fixture.site, "/", { headers });
  await ask({});
  expect(fixture.site.output()).not.toContain("TRUST_PROXY");
  await ask({ "X-Forwarded-For": "192.0.2.1" });
  await ask({ "X-Forwarded-For": "192.0.2.2" });
  await expect.poll(fixture.site.output).toContain("TRUST_PROXY");
  expect(fixture.site.output().match(/TRUST_PROXY covers too few proxies/g)).toHaveLength(1);
});
