import * as styles from "./phone-link.css";

/** A phone number as text, to be read, copied or called. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
      {phone}
    </a>
  );
}
