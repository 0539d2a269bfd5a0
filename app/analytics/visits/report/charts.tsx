import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import * as styles from "./visits-tab.css";

export type Bar = { label: string; value: number };

type ChartProps = { title: string; bars: readonly Bar[] };

const WIDTH = 10;
const HEIGHT = 100;

/** Vertical bars for sequences: days, hours. Only the first and last are labelled. */
export function ColumnChart({ title, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const width = bars.length * WIDTH;
  return (
    <div>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={useSummary(title, bars)}
      >
        {bars.map(({ label, value }, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              key={label}
              className={styles.bar}
              x={index * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
            />
          );
        })}
        <line className={styles.base} x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  );
}

/** The chart's accessible name; the table below it has the numbers. */
function useSummary(title: string, bars: readonly Bar[]) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const first: Bar = { label: "", value: 0 };
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  if (most.value === 0) return t("visits.emptyChart", { title });
  return t("visits.chart", { title, label: most.label, value: number(most.value) });
}
