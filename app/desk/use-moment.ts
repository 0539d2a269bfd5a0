import { useFormat } from "~/i18n/format";

/** Formats `YYYY-MM-DD HH:MM`: `Tue 14 July, 12:00`. */
export function useMoment(today: string) {
  const { short } = useFormat();
  return (moment: string) => {
    const [day = "", time = ""] = moment.split(" ");
    return `${short(day, today)}, ${time}`;
  };
}
