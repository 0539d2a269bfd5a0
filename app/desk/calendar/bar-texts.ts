import { createContext, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { mapKeys } from "~/records";
import { BAR_STATES } from "./calendar";

/** The texts of bars and stretches, translated once for the table, which has thousands of them. */
export function useNewBarTexts(today: string) {
  const { t } = useTranslation();
  const { range, short } = useFormat();
  return useMemo(() => {
    const ranges = new Map<string, string>();
    return {
      letters: mapKeys(BAR_STATES, (state) => t(`calendar.letters.${state}`)),
      states: mapKeys(BAR_STATES, (state) => t(`calendar.states.${state}`)),
      block: t("calendar.block"),
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

type BarTexts = ReturnType<typeof useNewBarTexts>;

export const BarTextsContext = createContext<BarTexts | null>(null);

export function useBarTexts(): BarTexts {
  const texts = useContext(BarTextsContext);
  if (!texts) throw new Error("a bar is outside of the calendar's table");
  return texts;
}
