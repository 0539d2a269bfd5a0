import { useEffect, useRef, type FormEvent } from "react";
import { useNavigation } from "react-router";

/**
 * Marks the form of a page that is being sent as busy, which its buttons show, and sends it once. Returns a handler of
 * `submit` for an element around the forms, which comes before theirs.
 */
export function usePressedForm() {
  const { formMethod, formData } = useNavigation();
  const sent = formMethod === "POST" ? formData : undefined;
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const form = pressed.current;
    if (!sent || !(form instanceof HTMLFormElement)) return undefined;
    form.setAttribute("aria-busy", "true");
    return () => {
      form.removeAttribute("aria-busy");
      if (pressed.current === form) pressed.current = null;
    };
  }, [sent]);
  return (event: FormEvent) => {
    if (sent && event.target === pressed.current) event.preventDefault();
    else pressed.current = event.target;
  };
}
