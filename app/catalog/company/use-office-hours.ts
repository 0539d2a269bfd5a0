import { DEFAULT_HOURS, type OfficeHours } from "./office-hours";
import { useSiteData } from "./use-site-data";

/** The office hours as the page's answer has them. */
export function useOfficeHours(): OfficeHours {
  return useSiteData()?.company.hours ?? DEFAULT_HOURS;
}
