import { useMemo } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { mapKeys } from "~/web/records";
import { BAR_STATES } from "./calendar";

/** Returns the texts and addresses of the table, which has thousands of bars: its cells use no hooks. */
export function useTableTexts(today: string) {
  const { t } = useTranslation();
  const { range, short } = useFormat();
  return useMemo(() => {
    const ranges = new Map<string, string>();
    return {
      letters: mapKeys(BAR_STATES, (state) => t(`calendar.letters.${state}`)),
      states: mapKeys(BAR_STATES, (state) => t(`calendar.states.${state}`)),
      block: t("calendar.block"),
      offDuty: t("calendar.offDuty"),
      asked: t("calendar.asked"),
      unassigned: t("calendar.unassigned"),
      range(from: string, until: string) {
        const key = from + until;
        const known = ranges.get(key) ?? range(from, until, today);
        ranges.set(key, known);
        return known;
      },
      gap: (count: number) => t("calendar.gap", { count }),
      gapFrom: (day: string, vehicle: string) =>
        t("calendar.gapFrom", { day: short(day, today), vehicle }),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others change with the language.
  }, [t, today]);
}

export type TableTexts = ReturnType<typeof useTableTexts>;
