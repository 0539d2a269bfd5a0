import { message } from "~/ui/message.css";
import { useDoneText, type OwnDone } from "./use-done";

type DoneMessageProps = { action: OwnDone; done: OwnDone | null };

/** Confirms an action, if it is the one that was just done. */
export function DoneMessage({ action, done }: DoneMessageProps) {
  const text = useDoneText(done);
  return <div role="status">{done === action && <p className={message.good}>{text}</p>}</div>;
}
