import { useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { MessageKey } from "~/web/message-key";
import type { Frame } from "./frame/frame";

/** The reason why a customer is not written to about a change. */
export type UnwrittenReason = "noMail" | "noAddress";

type CustomerMailProps = {
  /** The key of the text where the site can send e-mails. */
  written?: MessageKey;
};

/** Says before a decision whether its customer is written to. */
export function CustomerMail({ written = "operator.customerMail.written" }: CustomerMailProps) {
  const { t } = useTranslation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  return <p>{t(data?.frame?.hasMail === false ? "operator.customerMail.noMail" : written)}</p>;
}
