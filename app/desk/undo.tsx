import { HiddenValues } from "~/ui/form/hidden-values";
import { useEffect, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { DESK_INTENTS } from "./desk-intents";

/** A change of a booking that the account may undo for some seconds. */
export type UndoOffer = { bookingId: number; id: number; seconds: number };

/** Returns the offer, or null once its time is over: the server refuses it then. */
export function useOpenUndo(offer: UndoOffer | null): UndoOffer | null {
  const [over, setOver] = useState<number | null>(null);
  const { id = null, seconds = 0 } = offer ?? {};
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setOver(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds]);
  return id === over ? null : offer;
}

/**
 * Shows the form that undoes a change where it was made. It works without scripts: then the server says
 * that it is too late.
 */
export function UndoForm({ undo }: { undo: UndoOffer }) {
  const { t } = useTranslation();
  const action = useUndoAddress();
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenValues values={fieldsOf(undo)} />
      <button className={button.secondary}>
        {t("operator.undo")}
        <span className={visuallyHidden}>, {t("operator.number", { id: undo.bookingId })}</span>
      </button>
    </Form>
  );
}

/** Returns a function that sends the form of an offer, for a toast. */
export function useSubmitUndo() {
  const submit = useSubmit();
  const action = useUndoAddress();
  return (undo: UndoOffer) =>
    void submit(fieldsOf(undo), { method: "post", action, preventScrollReset: true });
}

/** Returns the address of the page that shows the message, with its filters. */
function useUndoAddress() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

function fieldsOf({ bookingId, id }: UndoOffer) {
  return { intent: DESK_INTENTS.undo, id: String(bookingId), undo: String(id) };
}
