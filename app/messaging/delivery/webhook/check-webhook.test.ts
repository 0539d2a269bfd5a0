import { expect, test } from "vitest";
import { readSettings } from "~/server/settings/settings.server";
import { withoutPrivateWebhook } from "./check-webhook.server";

const WEBHOOK_SECRET = "a secret of the webhook";

test.each(["https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://10.1.2.3/x"])(
  "a webhook at %s, in a private network, is switched off and named",
  async (WEBHOOK_URL) => {
    const settings = readSettings({ WEBHOOK_URL, WEBHOOK_SECRET });
    expect(await withoutPrivateWebhook(settings)).toMatchObject({
      webhook: null,
      channelFaults: [{ channel: "webhook", name: "WEBHOOK_URL", reason: "private" }],
    });
  },
);

test.each<Record<string, string>>([
  { WEBHOOK_URL: "https://8.8.8.8/x" },
  { WEBHOOK_URL: "https://127.0.0.1/x", WEBHOOK_ALLOW_PRIVATE: "on" },
])("%j is left on", async (env) => {
  const settings = readSettings({ ...env, WEBHOOK_SECRET });
  expect(settings.webhook).not.toBeNull();
  expect(await withoutPrivateWebhook(settings)).toBe(settings);
});
