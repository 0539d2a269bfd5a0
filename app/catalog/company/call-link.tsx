import { useTranslation } from "~/web/i18n/use-translation";
import { readablePhone } from "./company";

type CallLinkProps = {
  /** The number in E.164. */
  phone: string;
  text?: "site.call" | "booking.confirmation.call";
  className?: string;
  /** Stands before the text, such as an icon. */
  children?: React.ReactNode;
};

/** Shows a `tel:` link with a readable number. */
export function CallLink({ phone, text = "site.call", className, children }: CallLinkProps) {
  const { t } = useTranslation();
  return (
    <a className={className} href={`tel:${phone}`}>
      {children}
      {t(text, { phone: readablePhone(phone) })}
    </a>
  );
}
