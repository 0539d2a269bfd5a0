import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import * as styles from "./visits-tab.css";

export type Bar = { label: string; value: number };

type ChartProps = { title: string; bars: readonly Bar[] };

const WIDTH = 10;
const HEIGHT = 100;

/** Bars side by side, for what follows upon another: days, hours. Only the ends are labelled. */
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

/** Of a row, in rem, so that it grows with the text: the label stands above its bar. */
const ROW = { height: 2.75, text: 1, bar: 1.4, thickness: 0.75 };

/** Bars one below the other, for what is compared: pages, countries. */
export function RowChart({ title, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      className={styles.rows}
      height={`${bars.length * ROW.height}rem`}
      role="img"
      aria-label={useSummary(title, bars)}
    >
      {bars.map(({ label, value }, index) => {
        const top = index * ROW.height;
        const box = { x: 0, y: `${top + ROW.bar}rem`, height: `${ROW.thickness}rem` };
        return (
          <g key={label}>
            <text className={styles.label} x={0} y={`${top + ROW.text}rem`}>
              {label}
            </text>
            <rect className={styles.track} {...box} width="100%" />
            <rect className={styles.bar} {...box} width={`${(value / most) * 100}%`} />
          </g>
        );
      })}
    </svg>
  );
}

/** What a chart shows, for those who don't see it; the table beside it has the rest. */
function useSummary(title: string, bars: readonly Bar[]) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const first: Bar = { label: "", value: 0 };
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  if (most.value === 0) return t("visits.emptyChart", { title });
  return t("visits.chart", { title, label: most.label, value: number(most.value) });
}
