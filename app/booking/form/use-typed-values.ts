import { useCallback, useEffect, useState } from "react";
import { readForm, type FormValues } from "./form-values";

/** What stands in the form now, for what depends on it, and what reads it anew. */
export function useTypedValues(formId: string, initial: FormValues, generation: number) {
  const [typed, setTyped] = useState(initial);
  const read = useCallback(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setTyped(readForm(form));
  }, [formId]);
  // What was typed before React took over stands in the page already; a cleared form is a new one.
  useEffect(read, [read, generation]);
  return [typed, read] as const;
}
