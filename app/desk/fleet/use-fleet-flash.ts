import { useTranslation } from "~/web/i18n/use-translation";
import type { FleetFlash } from "./fleet-flash.server";

/** Returns the text of a flash message of the fleet. */
export function useFleetFlash(flash: FleetFlash | null): string | null {
  const { t } = useTranslation();
  if (!flash) return null;
  const { done, name, count } = flash;
  return t(`fleetDesk.flash.${done}`, { name, count });
}
