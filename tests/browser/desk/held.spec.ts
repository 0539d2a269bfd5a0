import { place } from "~/messaging/delivery/testing/place";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS, sample } from "../combinations";
import { expect, newVisitor, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { startServices, type Services } from "../services";
import { STAFF_PASSWORD, type Site } from "../site";

let services: Services;
let site: Site;

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
});

test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

/** Makes a booking whose e-mails a restore holds. */
async function holdBooking() {
  const visitor = newVisitor();
  await inDatabase(site, async (sql) => {
    const { id } = await place(sql, [], visitor);
    await sql`
      insert into outbox (booking_id, event_id, kind, channel, held_at, next_at)
      select ${id}, booking_events.id, 'placed', channel, now(), 'infinity'
      from booking_events, unnest(array['emailVisitor', 'emailOperator']) as channel
      where booking_id = ${id}`;
  });
  return visitor;
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { held, channels } = texts[lang].delivery;
  const counted = (text: string) => text.replace("{{count}}", "2");

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const decision of sample(["send", "drop"] as const)) {
      test(`an owner sees held messages, and decides to ${decision} them`, async ({ page }) => {
        const visitor = await holdBooking();
        const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
        await page.request.post(`${site.url}/admin`, { form });
        await open(page, `${site.url}/admin`, lang, scripts);
        const box = page.getByText(counted(held.box_other));
        await expect(box).toBeVisible();
        if (scripts) await expectAccessible(page);
        await page.getByRole("link", { name: held.open }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(held.title);
        const waiting = page.getByRole("region", { name: counted(held.count_other) });
        await expect(waiting).toContainText(`${channels.emailVisitor}: 1`);
        await expect(waiting).toContainText(`${channels.emailOperator}: 1`);
        const yes = page.getByRole("button", { name: counted(held[decision].yes_other) });
        await expect(yes).toBeHidden();
        await page.getByText(held[decision].label, { exact: true }).click();
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await whatDoesNotFit(page)).toEqual([]);
        // axe needs scripts.
        if (scripts) await expectAccessible(page);
        await yes.click();
        const done = decision === "send" ? held.sent_other : held.dropped_other;
        await expect(page.getByRole("status").getByText(counted(done))).toBeVisible();
        await expect(page.getByText(held.none)).toBeVisible();
        await expect(box).toBeHidden();
        const mails = () => services.mail.to(visitor.email).length;
        if (decision === "send") await expect.poll(mails).toBe(1);
        else expect(mails()).toBe(0);
      });
    }
  });
}
