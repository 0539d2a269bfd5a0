import type { Page } from "@playwright/test";
import { staffCookie, texts } from "../fixtures";

const { booking } = texts.en;

export const submit = (page: Page) => page.getByRole("button", { name: booking.submit }).click();

export const queueOf = (page: Page) => page.getByRole("region", { name: booking.queue.label });

/** Returns the numbers of the bookings under a name. */
export async function storedNumbers(name: string) {
  const { value, url } = staffCookie();
  const headers = { Cookie: `session=${value}` };
  const response = await fetch(`${url}/api/bookings?limit=1000`, { headers });
  const bookings = (await response.json()) as { id: number; name: string }[];
  return bookings.filter((one) => one.name === name).map(({ id }) => String(id));
}
