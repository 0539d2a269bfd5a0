import { useEffect, useRef } from "react";
import { message } from "~/ui/message.css";
import { toast } from "~/ui/overlay/toast-store";

/** What the last form has done; also as a toast if the form was far below it. */
export function DoneMessage({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const top = line.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) toast({ kind: "default", title: text });
  }, [text]);
  return (
    <p className={message.good} role="status" ref={line}>
      {text}
    </p>
  );
}
