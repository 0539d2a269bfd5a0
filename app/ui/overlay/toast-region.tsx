import { lazy, Suspense, type ComponentType } from "react";
import type { ToastsProps } from "./toast";
import { closeToast, useToast } from "./toast-store";

/** Most visits see no toast: its code comes with the first one, and a lost one costs the toast. */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  try {
    const { Toasts: loaded } = await import("./toast");
    return { default: loaded };
  } catch (error) {
    console.warn("toasts could not be loaded", error);
    return { default: () => null };
  }
});

/** Where toasts appear; `label` names the region that F8 leads to. */
export function ToastRegion(texts: { label: string; closeLabel: string }) {
  const message = useToast();
  if (!message) return null;
  return (
    <Suspense>
      <Toasts {...texts} message={message} onClose={closeToast} />
    </Suspense>
  );
}
