import { useTranslation } from "react-i18next";
import { readablePhone } from "./company";

type CallLinkProps = {
  /** E.164. */
  phone: string;
  text?: "site.call" | "booking.confirmation.call";
  className?: string;
  /** Stands before the text. */
  children?: React.ReactNode;
};

/** Calls the business, by a number that is grouped for the eye. */
export function CallLink({ phone, text = "site.call", className, children }: CallLinkProps) {
  const { t } = useTranslation();
  return (
    <a className={className} href={`tel:${phone}`}>
      {children}
      {t(text, { phone: readablePhone(phone) })}
    </a>
  );
}
