import { useCallback, useEffect, useState } from "react";
import { readForm, type FormValues } from "./form-values";

/** Returns the form's current values, and a function that reads them again. */
export function useTypedValues(formId: string, initial: FormValues, generation: number) {
  const [typed, setTyped] = useState(initial);
  const read = useCallback(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setTyped(readForm(form));
  }, [formId]);
  // Reads values typed before hydration, and the new element after a reset.
  useEffect(read, [read, generation]);
  return [typed, read] as const;
}
