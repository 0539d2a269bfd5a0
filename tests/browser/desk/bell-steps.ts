import type { Browser, Page } from "@playwright/test";
import { expect, openDesk, texts, type Lang } from "../fixtures";

/** Opens a desk, with a function that sets a status as other staff would. */
export async function openStaffPage(browser: Browser) {
  const desk = await browser.newPage();
  await openDesk(desk, "/admin?tab=bookings");
  return {
    card: (number: string) => desk.getByRole("article", { name: new RegExp(`^${number} `) }),
    async set(number: string, status: "confirmed" | "cancelled") {
      const url = `${process.env.SITE_URL}/api/bookings/${number}/status`;
      const response = await desk.request.patch(url, { data: { status } });
      expect(response.status()).toBe(200);
    },
    close: () => desk.close(),
  };
}

/** Opens the desk; later bookings are sent to it. */
export async function openConnected(page: Page) {
  const connected = page.waitForEvent("websocket");
  await openDesk(page);
  await connected;
}

export function bell(page: Page, lang: Lang = "en") {
  return page.getByRole("button", { name: new RegExp(`^${texts[lang].notifications.open}`) });
}

export function unreadName(lang: Lang, count: number) {
  return texts[lang].notifications.openUnread_one.replace("{{count}}", String(count));
}

export function fill(text: string, values: Record<string, string>) {
  return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name]!);
}
