import type { Page } from "@playwright/test";
import { signIn, texts } from "./fixtures";

const { booking } = texts.en;

export const submit = (page: Page) => page.getByRole("button", { name: booking.submit }).click();

export const queueOf = (page: Page) => page.getByRole("region", { name: booking.queue.label });

/** The numbers of the bookings under a name. */
export async function storedNumbers(page: Page, name: string) {
  const desk = await page.context().browser()!.newPage();
  await signIn(desk);
  const response = await desk.request.get("/api/bookings?limit=1000");
  const bookings = (await response.json()) as { id: number; name: string }[];
  await desk.close();
  return bookings.filter((one) => one.name === name).map(({ id }) => String(id));
}
