import type { CustomerPhone } from "~/booking/booking";
import { readablePhone } from "~/catalog/company/company";
import * as styles from "./phone-link.css";

/** Shows a customer's phone as typed, to be read or copied, and to be called if a number can be read. */
export function PhoneLink({ phone, phoneE164 }: CustomerPhone) {
  if (!phoneE164) return <bdi className={styles.phone}>{phone}</bdi>;
  return (
    <a className={styles.phone} href={`tel:${phoneE164}`}>
      <bdi>{readablePhone(phone)}</bdi>
    </a>
  );
}
