import { bell, fill, openConnected, openStaffPage, unreadName } from "./bell-steps";
import { NEAR_TRIP } from "../near-trip";
import { placeBooking } from "../place-booking";
import {
  bookingNumber,
  bookingReference,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  openDesk,
  test,
  texts,
} from "../fixtures";

const { booking, notifications } = texts.en;

/** The day of the pick-up that `fillBooking` fills in, as English pages show it. */
const PICKUP_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
  new Date(NEAR_TRIP.pickupDate),
);

test("a visitor's bell stays empty", { tag: "@slow" }, async ({ page, browser }) => {
  await open(page, "/");
  const staff = await browser.newPage();
  await openConnected(staff);
  const visitor = newVisitor();
  await placeBooking(visitor);
  await expect(staff.locator("#notifications")).toContainText(visitor.name);
  await bell(page).click();
  await expect(page.locator("#notifications")).toHaveText(
    `${notifications.title}${notifications.empty}`,
  );
  await staff.close();
});

test(
  "the bell shows and counts a booking, and counts none while it is open",
  { tag: "@slow" },
  async ({ page }) => {
    await openConnected(page);
    const visitor = newVisitor();
    await placeBooking(visitor);
    const list = page.locator("#notifications");
    await expect(list).toContainText(visitor.name);
    await expect(bell(page)).toHaveAccessibleName(/unread/);
    await bell(page).click();
    await expect(bell(page)).toHaveAccessibleName(notifications.open);
    const [button, popover] = await Promise.all([bell(page).boundingBox(), list.boundingBox()]);
    expect(popover!.y).toBeGreaterThanOrEqual(button!.y + button!.height);
    expect(popover!.x + popover!.width).toBeCloseTo(button!.x + button!.width, 0);
    const entry = list.getByRole("listitem").filter({ hasText: visitor.name });
    await expect(entry).toContainText("Mazda 3");
    await expect(entry).toContainText("10 June 2030");
    await expect(entry).toContainText(visitor.phone);
    await expect(entry).toContainText("Ski rack");
    await expect(entry).toContainText("$188");
    await expect(entry.getByRole("link", { name: notifications.call })).toHaveAttribute(
      "href",
      "tel:+995555123456",
    );
    await expect(entry.getByRole("link", { name: notifications.whatsapp })).toHaveAttribute(
      "href",
      "https://wa.me/995555123456",
    );
    const next = newVisitor();
    await placeBooking(next);
    // Other tests book concurrently.
    const ours = list
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`${visitor.name}|${next.name}`) });
    await expect(ours.first()).toContainText(next.name);
    await expect(bell(page)).toHaveAccessibleName(notifications.open);
    const box = (await list.boundingBox())!;
    expect(box.width).toBe(320);
    expect(box.height).toBeLessThanOrEqual(0.7 * page.viewportSize()!.height);
  },
);

test(
  "from a page of visitors the bell leads to the desk without a load, in its words",
  { tag: "@slow" },
  async ({ page }) => {
    await openConnected(page);
    const connected = page.waitForEvent("websocket");
    await open(page, "/faq");
    await connected;
    const visitor = newVisitor();
    await placeBooking(visitor);
    await bell(page).click();
    const entry = page.getByRole("listitem").filter({ hasText: visitor.name });
    await page.evaluate(() => Object.assign(document.body.dataset, { first: "" }));
    await entry.getByRole("link", { name: notifications.view }).click();
    const card = page.getByRole("article").filter({ hasText: visitor.name });
    await expect(card).toContainText(texts.en.operator.confirm);
    await expect(page.locator("body[data-first]")).toBeVisible();
  },
);

test("after a disconnect the page gets missed bookings", { tag: "@slow" }, async ({ page }) => {
  const connections: { url: string; cut: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.connectToServer();
    connections.push({ url: socket.url(), cut: () => socket.close({ code: 4000 }) });
  });
  await openDesk(page);
  await expect.poll(() => connections.length).toBe(1);
  const first = newVisitor();
  await placeBooking(first);
  await expect(page.locator("#notifications")).toContainText(first.name);
  await connections.at(-1)!.cut();
  const missed = newVisitor();
  await placeBooking(missed);
  await expect(page.locator("#notifications")).toContainText(missed.name);
  expect(connections.at(-1)!.url).toMatch(/since=\d+$/);
});

test(
  "unread notifications reappear after a reload, read ones do not",
  { tag: "@slow" },
  async ({ page }) => {
    await openConnected(page);
    const read = newVisitor();
    await placeBooking(read);
    await expect(page.locator("#notifications")).toContainText(read.name);
    await bell(page).click();
    // The bell was opened and closed before the notification, so it is unread.
    await expect(bell(page)).toHaveAccessibleName(notifications.open);
    await page.keyboard.press("Escape");
    const unread = newVisitor();
    await placeBooking(unread);
    await expect(page.locator("#notifications")).toContainText(unread.name);
    await page.reload();
    await hydrated(page);
    await expect(page.locator("#notifications")).toContainText(unread.name);
    await expect(page.locator("#notifications")).not.toContainText(read.name);
  },
);

test(
  "only the visitor sees a decision at once, on the page and in the bell",
  { tag: "@slow" },
  async ({ page, browser }) => {
    const desk = await openStaffPage(browser);
    const other = await browser.newPage();
    await open(other, "/faq");
    await open(page, "/?vehicle=Mazda%203");
    await fillBooking(page, newVisitor());
    await page.getByRole("button", { name: booking.submit }).click();
    const [number, reference] = [await bookingNumber(page), await bookingReference(page)];
    // The confirmation is in the place of the form.
    const confirmation = page.locator("[data-confirmation]");
    const entry = page.locator("#notifications li");
    await expect(entry).toContainText(`Booking ${reference}`);
    await expect(bell(page)).toHaveAccessibleName(notifications.open);

    const arrived = { reference, status: booking.statuses.confirmed };
    await Promise.all([
      expect(page.getByText(fill(notifications.own.arrived, arrived))).toBeVisible(),
      desk.set(number, "confirmed"),
    ]);
    await expect(confirmation.getByText(booking.statuses.confirmed, { exact: true })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName(unreadName("en", 1));
    await expect(desk.card(number)).toContainText(booking.statuses.confirmed);

    await bell(page).click();
    await expect(bell(page)).toHaveAccessibleName(notifications.open);
    await expect(entry).toContainText("Mazda 3");
    await expect(entry).toContainText(PICKUP_DAY);
    await expect(entry).toContainText(booking.statuses.confirmed);
    await entry.getByRole("link", { name: notifications.own.view }).click();
    await expect(page).toHaveURL(/\/bookings\/[\w-]{22}$/);
    await expect(page.getByTestId("booking-reference")).toHaveText(reference);

    // Read notifications stay read; a change while no page is open is unread.
    await open(page, "/faq", "ka");
    await expect(entry).toContainText(texts.ka.booking.statuses.confirmed);
    await expect(bell(page, "ka")).toHaveAccessibleName(texts.ka.notifications.open);
    await page.goto("about:blank");
    await desk.set(number, "cancelled");
    await open(page, "/faq", "ka");
    await expect(entry).toContainText(texts.ka.booking.statuses.cancelled);
    await expect(bell(page, "ka")).toHaveAccessibleName(unreadName("ka", 1));
    await expect(other.locator("#notifications")).toHaveText(
      `${notifications.title}${notifications.empty}`,
    );
    await Promise.all([other.close(), desk.close()]);
  },
);
