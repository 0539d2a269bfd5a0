import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import type { OwnDone } from "./use-done";

/** Where the page says that one of its forms was carried out. */
export function Done({ what, done }: { what: OwnDone; done: OwnDone | null }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {done === what && <p className={message.good}>{t(`ownBooking.done.${what}`)}</p>}
    </div>
  );
}
