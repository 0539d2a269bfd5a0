import * as styles from "./prose.css";

/** HTML that the server rendered from the site's own Markdown. */
export function ProseText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- Its only source is the site's own content.
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: siteHtml(html) }} />;
}

/** Browsers with Trusted Types take HTML of this policy only; React passes it on as it is. */
const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("prose", { createHTML: (html) => html });

/** HTML that the server rendered, as React's `dangerouslySetInnerHTML` takes it. */
function siteHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
