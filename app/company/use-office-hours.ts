import { useRouteLoaderData } from "react-router";
import type { Company } from "./company";
import { DEFAULT_HOURS, type OfficeHours } from "./office-hours";

/** The office hours as the page's answer has them. */
export function useOfficeHours(): OfficeHours {
  const root = useRouteLoaderData<{ company: Company }>("root");
  return root?.company.hours ?? DEFAULT_HOURS;
}
