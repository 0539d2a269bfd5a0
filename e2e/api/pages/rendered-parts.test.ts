/** @module-tag slow */
import { expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../public-paths";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite({ SOCIAL_PROOF: "off" });

/** The page is rendered for this cookie, not from the page cache. */
const headers = { Cookie: "flash=none" };

// React puts some elements of a part into the head, where a stored part would lack them.
test.each(PUBLIC_PATHS)("the head of %s is the same once its parts are stored", async (path) => {
  const heads: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { text } = await sendRequest(fixture.site, path, { headers });
    expect(text).not.toContain("<x-part");
    heads.push(text.slice(0, text.indexOf("</head>")));
  }
  expect(heads[0]).toContain("<title>");
  expect(heads[1]).toBe(heads[0]);
});
