import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import type { ToastsProps } from "./toast";
import * as styles from "./toast-region.css";
import { closeToast, useToast } from "./toast-store";

/** Most visits have no toast: its code is loaded with the first one. A failure costs only the toast. */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  try {
    const { Toasts: loaded } = await import("./toast");
    return { default: loaded };
  } catch (error) {
    console.warn("toasts could not be loaded", error);
    return { default: EmptyRegion };
  }
});

type RegionTexts = Pick<ToastsProps, "label" | "closeLabel" | "emptyLabel">;

/** `label` names the region, which F8 focuses from the start. */
export function ToastRegion(texts: RegionTexts) {
  const message = useToast();
  const [isUsed, setUsed] = useState(false);
  if (message && !isUsed) setUsed(true);
  const empty = <EmptyRegion {...texts} />;
  if (!isUsed) return empty;
  return (
    <Suspense fallback={empty}>
      <Toasts {...texts} message={message} onClose={closeToast} />
    </Suspense>
  );
}

/** Stands in for the toasts until the first one: for screen readers alone, as it is empty. */
function EmptyRegion({ label, emptyLabel }: Pick<RegionTexts, "label" | "emptyLabel">) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = ({ code }: KeyboardEvent) => {
      if (code === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div
      ref={region}
      className={styles.empty}
      role="region"
      aria-label={`${label} (F8)`}
      tabIndex={-1}
    >
      {emptyLabel}
    </div>
  );
}
