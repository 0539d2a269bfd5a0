import type { Page } from "@playwright/test";
import { expect, hydrated, newVisitor, open, signIn, test, texts, type Visitor } from "./fixtures";

const { notifications } = texts.en;

/** A booking made by somebody else, somewhere else. */
async function bookElsewhere(visitor: Visitor, changes: Record<string, unknown> = {}) {
  const body = {
    ...visitor,
    vehicle: "Mazda 3",
    vehicleType: "sedan",
    pickup: "Batumi",
    return: "Batumi",
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-12",
    returnTime: "12:00",
    addSkiRack: true,
    ...changes,
  };
  const response = await fetch(`${process.env.SITE_URL}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

const bell = (page: Page) => page.getByRole("button", { name: /^Booking notifications/ });

test("a visitor's bell is empty and stays so", async ({ page, browser }) => {
  await open(page, "/");
  const staff = await browser.newPage();
  await signIn(staff);
  const visitor = newVisitor();
  await bookElsewhere(visitor);
  await expect(staff.locator("#notifications")).toContainText(visitor.name);
  await bell(page).click();
  await expect(page.locator("#notifications")).toHaveText(
    `${notifications.title}${notifications.empty}`,
  );
  await staff.close();
});

test("the bell shows a booking, counts it, and counts none while it is open", async ({ page }) => {
  await signIn(page);
  const visitor = newVisitor();
  await bookElsewhere(visitor);
  const list = page.locator("#notifications");
  await expect(list).toContainText(visitor.name);
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  await bell(page).click();
  await expect(bell(page)).toHaveAccessibleName(notifications.open);
  const entry = list.getByRole("listitem").filter({ hasText: visitor.name });
  await expect(entry).toContainText("Mazda 3");
  await expect(entry).toContainText("10 June 2030");
  await expect(entry).toContainText(visitor.phone);
  await expect(entry).toContainText("Ski rack");
  await expect(entry).toContainText("$115");
  await expect(entry.getByRole("link", { name: notifications.call })).toHaveAttribute(
    "href",
    "tel:+995555123456",
  );
  await expect(entry.getByRole("link", { name: notifications.whatsapp })).toHaveAttribute(
    "href",
    "https://wa.me/995555123456",
  );
  const next = newVisitor();
  await bookElsewhere(next);
  // Other tests book beside this one.
  const ours = list
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`${visitor.name}|${next.name}`) });
  await expect(ours.first()).toContainText(next.name);
  await expect(bell(page)).toHaveAccessibleName(notifications.open);
  const box = (await list.boundingBox())!;
  expect(box.width).toBe(320);
  expect(box.height).toBeLessThanOrEqual(0.7 * page.viewportSize()!.height);
});

test("after a break the page asks for what it missed", async ({ page }) => {
  const connections: { url: string; cut: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.connectToServer();
    connections.push({ url: socket.url(), cut: () => socket.close({ code: 4000 }) });
  });
  await signIn(page);
  const first = newVisitor();
  await bookElsewhere(first);
  await expect(page.locator("#notifications")).toContainText(first.name);
  await connections.at(-1)!.cut();
  const missed = newVisitor();
  await bookElsewhere(missed);
  await expect(page.locator("#notifications")).toContainText(missed.name);
  expect(connections.at(-1)!.url).toMatch(/since=\d+$/);
});

test("what was not read comes again after a reload, what was read does not", async ({ page }) => {
  await signIn(page);
  const read = newVisitor();
  await bookElsewhere(read);
  await expect(page.locator("#notifications")).toContainText(read.name);
  await bell(page).click();
  await expect(page.locator("#notifications")).toBeVisible();
  await page.keyboard.press("Escape");
  const unread = newVisitor();
  await bookElsewhere(unread);
  await expect(page.locator("#notifications")).toContainText(unread.name);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#notifications")).toContainText(unread.name);
  await expect(page.locator("#notifications")).not.toContainText(read.name);
});
