import { lazy, Suspense, type ComponentType } from "react";
import type { ToastsProps } from "./toast";
import { closeToast, useToast } from "./toast-store";

/** Most visits have no toast: its code is loaded with the first one. A failure costs only the toast. */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  try {
    const { Toasts: loaded } = await import("./toast");
    return { default: loaded };
  } catch (error) {
    console.warn("toasts could not be loaded", error);
    return { default: () => null };
  }
});

/** `label` names the region, which F8 focuses. */
export function ToastRegion(texts: { label: string; closeLabel: string }) {
  const message = useToast();
  if (!message) return null;
  return (
    <Suspense>
      <Toasts {...texts} message={message} onClose={closeToast} />
    </Suspense>
  );
}
