import { FORM_VISITORS } from "../combinations";
import { expect, fillBooking, newVisitor, open, test, texts } from "../fixtures";
import { dayAhead, NEAR_TRIP } from "../near-trip";

for (const { lang, scripts } of FORM_VISITORS) {
  const { advice, errors, fields, price, problem, submit } = texts[lang].booking;
  /** Returns the message of an empty field, and what to do. */
  const said = (field: keyof typeof advice) => `${errors[field]}. ${advice[field]}`;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // The browser's console reports the status 422 of an invalid form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test("an empty form shows errors in the summary and at each field", async ({ page }) => {
      await open(page, "/", lang, scripts);
      await page.getByRole("button", { name: submit }).click();
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("heading", { name: problem })).toBeVisible();
      await expect(summary.getByRole("listitem")).toHaveText([
        errors.vehicle,
        said("pickup"),
        said("pickupDate"),
        said("returnDate"),
        said("name"),
        said("email"),
        said("phone"),
      ]);
      const name = page.getByLabel(fields.name, { exact: true });
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await expect(name).toHaveAccessibleDescription(said("name"));
      await summary.getByRole("link", { name: errors.name }).click();
      await expect(name).toBeFocused();
      const label = page.locator("label[for=booking-name]");
      const header = (await page.locator("header").first().boundingBox())!;
      await expect
        .poll(async () => (await label.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header.y + header.height);
    });

    test("preserves all values after an error", async ({ page }) => {
      const visitor = newVisitor();
      await open(page, "/?vehicle=Toyota+C-HR+Hybrid", lang, scripts);
      await fillBooking(page, { ...visitor, email: "not an address" }, lang);
      await page.getByLabel(price.skiRack).check();
      await page.getByLabel(texts[lang].booking.contacts.telegram, { exact: true }).check();
      await page.getByLabel(fields.notes, { exact: true }).fill("Flight TK 386\n3 a.m.");
      await page.getByRole("button", { name: submit }).click();
      await expect(page.getByRole("alert")).toContainText(errors.email);
      const value = (name: string) => page.locator(`#booking-${name}`);
      await expect(value("name")).toHaveValue(visitor.name);
      await expect(value("email")).toHaveValue("not an address");
      await expect(value("vehicle")).toHaveValue("Toyota C-HR Hybrid");
      await expect(value("vehicleType")).toHaveValue("suv");
      await expect(value("pickup")).toHaveValue("Tbilisi Airport");
      await expect(value("pickupDate")).toHaveValue(NEAR_TRIP.pickupDate);
      await expect(value("returnTime")).toHaveValue("12:00");
      await expect(value("notes")).toHaveValue("Flight TK 386\n3 a.m.");
      await expect(page.getByLabel(price.skiRack)).toBeChecked();
      await expect(page.getByLabel(price.childSeat)).not.toBeChecked();
      await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("telegram");
    });

    test(
      "filling in the same values again stays one booking",
      { tag: "@slow" },
      async ({ page }) => {
        const visitor = newVisitor();
        const send = async () => {
          await open(page, "/?vehicle=Toyota+C-HR+Hybrid", lang, scripts);
          await fillBooking(page, visitor, lang);
          await page.getByRole("button", { name: submit }).dblclick();
          // Without scripts the second click may send the form before the first response has set its
          // cookie: then it counts as the repeat of another browser.
          const repeat = page.locator("#booking").getByRole("alert").getByRole("heading");
          const answer = page.getByTestId("booking-number").or(repeat);
          await expect(answer).toHaveText(/\d+\)?$/);
          return /(\d+)\)?$/.exec(await answer.innerText())?.[1];
        };
        const first = await send();
        expect(await send()).toBe(first);
      },
    );
  });
}

test("the vehicle sets its type, which can be changed", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/");
  const type = page.locator("[name=vehicleType]");
  await page.locator("[name=vehicle]").selectOption("Mazda 3");
  await expect(type).toHaveValue("sedan");
  await page.locator("[name=vehicle]").selectOption("Jeep Wrangler");
  await expect(type).toHaveValue("suv");
  await page.getByText(texts.en.booking.typeIs.replace("{{type}}", "SUV")).click();
  await type.selectOption("sedan");
  await expect(type).toHaveValue("sedan");
});

test(
  "choosing another car by a link preserves typed values",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/?vehicle=Mazda+3");
    await page.locator("[name=name]").fill("Giorgi");
    const card = page.locator("#cars article").filter({ hasText: "Jeep Compass" });
    await card.getByRole("link", { name: "Book now" }).click();
    await expect(page.locator("[name=vehicle]")).toHaveValue("Jeep Compass");
    await expect(page.locator("[name=vehicleType]")).toHaveValue("suv");
    await expect(page.locator("[name=name]")).toHaveValue("Giorgi");
  },
);

test("Other asks for the detail in the notes", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/");
  await page.locator("[name=vehicle]").selectOption("Other");
  const { notesOther, notesLimit } = texts.en.booking.hints;
  await expect(page.locator("[name=notes]")).toHaveAccessibleDescription(
    `${notesOther} ${notesLimit.replace("{{limit}}", "2,000")}`,
  );
});

test.describe("a form with notices", () => {
  // The question comes in a response with this status.
  test.use({ expectedProblems: [/status of 422/] });

  test(
    "shows notices while the form is filled in, without blocking it",
    { tag: "@slow" },
    async ({ page }) => {
      const { notices } = texts.en.booking;
      const kutaisi = "Kutaisi Airport delivery is only available for bookings of 7 days or more.";
      await open(page, "/?vehicle=Mazda+3");
      await fillBooking(page, newVisitor());
      await page.locator("#booking-pickup").selectOption("Kutaisi Airport");
      await expect(page.getByText(kutaisi)).toBeVisible();
      await page.locator("[name=returnDate]").fill(dayAhead(95));
      await expect(page.getByText(notices.returnBeforePickup)).toBeVisible();
      await page.locator("#booking-pickupTime").fill("03:00");
      await page.getByRole("button", { name: texts.en.booking.submit }).click();
      await page.getByRole("button", { name: texts.en.booking.questions.send }).click();
      await expect(page.getByTestId("booking-number")).toBeVisible();
      await expect(page.locator("#booking")).toContainText(kutaisi);
      await expect(page.locator("#booking")).toContainText(notices.returnBeforePickup);
      await expect(page.locator("#booking")).toContainText("9:00");
      await page.getByRole("link", { name: texts.en.booking.another }).click();
      await expect(page.getByRole("button", { name: texts.en.booking.submit })).toBeVisible();
    },
  );
});
