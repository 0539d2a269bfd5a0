import { useState } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import * as styles from "./share-button.css";

type ShareButtonProps = { title: string; address: string };

/**
 * Shares a page by the device's share menu, else copies its address, else, as without scripts, shows
 * it for manual copying.
 */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  async function share(event: React.MouseEvent<HTMLElement>) {
    const details = event.currentTarget.closest("details");
    event.preventDefault();
    const outcome = await shareOrCopy(title, address);
    setCopied(outcome === "copied");
    if (details) details.open = outcome === "failed";
  }
  return (
    <div className={styles.root}>
      <details className={styles.details}>
        <summary className={button.secondary} onClick={(event) => void share(event)}>
          <Icon name="share" />
          {t("guides.share.action")}
        </summary>
        <label className={styles.field}>
          {t("guides.share.address")}
          <input
            className={styles.address}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </details>
      <p className={styles.status} role="status">
        {copied && t("guides.share.copied")}
      </p>
    </div>
  );
}

/** Falls back to copying if sharing fails; closing the share menu counts as shared. */
async function shareOrCopy(title: string, url: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
