import { z } from "zod";
import { deskRedirect } from "~/desk/access.server";
import type { Secret } from "~/staff/site-secret.server";
import { flashCookie } from "~/web/http/flash.server";

const DONE = [
  "added",
  "saved",
  "copied",
  "archived",
  "restored",
  "ordered",
  "vehiclesAdded",
  "vehicleSaved",
  "vehicleEnded",
  "vehicleRemoved",
] as const;

const flashSchema = z.object({
  done: z.enum(DONE),
  /** The name of the model or vehicle. */
  name: z.string().default(""),
  /** The number of vehicles. */
  count: z.number().default(0),
});

/** What the last form of the fleet has done. */
export type FleetFlash = z.output<typeof flashSchema>;

type FlashRedirect = { secret: Secret; request: Request; flash: z.input<typeof flashSchema> };

/** Redirects to a page of the fleet, which shows the message. */
export async function redirectWithFlash(page: string, { secret, request, flash }: FlashRedirect) {
  const cookie = await fleetFlashCookie(secret);
  return deskRedirect(request, page, { "Set-Cookie": await cookie.write(flash, page) });
}

/** Returns the message for this page, and the headers that delete it. */
export async function readFleetFlash(secret: Secret, request: Request) {
  const cookie = await fleetFlashCookie(secret);
  const parsed = flashSchema.safeParse(await cookie.read(request));
  const headers: Record<string, string> = {};
  if (!parsed.success) return { flash: null, headers };
  const clear = await cookie.clear(request);
  if (clear) headers["Set-Cookie"] = clear;
  return { flash: parsed.data, headers };
}

async function fleetFlashCookie(secret: Secret) {
  return flashCookie<z.input<typeof flashSchema>>(await secret());
}
