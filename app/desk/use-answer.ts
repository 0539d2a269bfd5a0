import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns the action's data until the next submit or navigation. The router removes it at each
 * revalidation, which the desk's pages do by themselves.
 */
export function useAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer: actionData });
  if (actionData !== undefined && actionData !== last.answer) {
    setLast({ key, answer: actionData });
    return actionData;
  }
  return last.key === key ? last.answer : undefined;
}
