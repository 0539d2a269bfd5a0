import { inDatabase } from "../../http/site-database";
import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { bookingBody } from "../../http/booking/booking-body";
import { STAFF_PASSWORD, type Site } from "../site";

let site: Site;

test.describe.configure({ mode: "default" });
// The browser's console reports the status of a refused form.
test.use({ expectedProblems: [/status of 4(?:09|22)/] });

test.beforeAll(async () => {
  site = await openClonedSite();
});
test.afterAll(async () => {
  await site?.stop();
});

const nameOf = (email: string) => `Erasable ${email.split("@")[0]}`;

/** Makes a booking that is still pending. */
async function place(email: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(bookingBody({ email, name: nameOf(email) })),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Adds blocks with notes that have a name. */
async function addBlocks(name: string) {
  await inDatabase(site, async (sql) => {
    await sql`delete from occupancy where kind = 'block'`;
    await sql`
      insert into occupancy (car_id, vehicle_id, kind, during, note)
      select car_id, id, 'block',
        tsrange(make_date(2031, 1, day::integer), make_date(2031, 1, day::integer + 1)), note
      from (select * from vehicles order by id limit 1) as vehicle,
        unnest(${[`Held for ${name}`, `Another ${name}`]}::text[]) with ordinality as given (note, day)`;
  });
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { person } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "an owner exports and erases a person from a booking's page",
      { tag: "@slow" },
      async ({ page }) => {
        const email = `person-${lang}-${scripts}@example.org`;
        const id = await place(email);
        await addBlocks(nameOf(email));
        await page.request.post(`${site.url}/admin`, {
          form: { username: "admin", password: STAFF_PASSWORD },
        });
        await open(page, `${site.url}/admin/bookings/${id}`, lang, scripts);
        await page.getByRole("link", { name: person.link }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.title);
        await expect(page.getByLabel(person.who)).toHaveValue(email);

        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: person.download }).click(),
        ]);
        expect(download.suggestedFilename()).toBe("person.json");

        await page.getByRole("button", { name: person.erase }).click();
        await expect(page.getByText(person.stays)).toBeVisible();
        if (scripts) await expectAccessible(page);
        expect(await whatDoesNotFit(page)).toEqual([]);
        await page.getByRole("button", { name: person.yes, exact: true }).click();
        await expect(page.getByRole("alert")).toHaveText(person.problems.unfinished);
        await expect(page.getByLabel(person.who)).toHaveValue(email);

        await page.getByRole("button", { name: person.erase }).click();
        await page.getByLabel(person.cancel).check();
        const other = page.getByRole("listitem").filter({ hasText: "Another Erasable" });
        await other.getByLabel(person.notes.keep).check();
        await page.getByRole("button", { name: person.yes, exact: true }).click();
        await expect(page.getByText(person.erased_one.replace("{{count}}", "1"))).toBeVisible();
        const [row] = await inDatabase(
          site,
          (sql) => sql`select name, email, status from bookings where id = ${id}`,
        );
        expect(row).toEqual({ name: "", email: "", status: "cancelled" });

        const notes = await inDatabase(
          site,
          (sql) => sql`select note from occupancy where kind = 'block' order by id`,
        );
        expect(notes.map(({ note }) => note as string)).toEqual(["", `Another ${nameOf(email)}`]);

        await page.getByLabel(person.who).fill(email);
        await page.getByRole("button", { name: person.find }).click();
        await expect(page.getByText(person.problems.unknown)).toBeVisible();
        await open(page, `${site.url}/admin/bookings/${id}`, lang, scripts);
        await expect(page.getByText(person.erasedNote)).toBeVisible();
        await open(page, `${site.url}/admin?tab=bookings&q=${id}`, lang, scripts);
        await expect(page.getByText(`${id} · ${person.erasedName}`)).toBeVisible();
        if (scripts) await expectAccessible(page);
      },
    );
  });
}
