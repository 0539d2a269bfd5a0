import { useMoments } from "~/web/i18n/moments";

/**
 * Returns a function that formats `YYYY-MM-DD HH:MM` where a state is read: `tomorrow 12:00`, `Tue 14 July,
 * 12:00`.
 */
export function useMoment(today: string) {
  const { near } = useMoments();
  return (moment: string) => near(moment, today);
}
