import { useState } from "react";
import { button } from "~/ui/form/button.css";
import { Toasts, type ToastMessage } from "~/ui/overlay/toast";

export function ToastButtons() {
  const [toast, show] = useState<ToastMessage | null>(null);
  return (
    <>
      {(["default", "destructive"] as const).map((kind, id) => (
        <button
          key={kind}
          className={button.secondary}
          onClick={() =>
            show({ id, kind, title: `A ${kind} toast`, text: "It also stands in the page." })
          }
        >
          {kind} toast
        </button>
      ))}
      <Toasts
        message={toast}
        label="Example messages"
        closeLabel="Close"
        emptyLabel="No messages"
        onClose={() => show(null)}
      />
    </>
  );
}
